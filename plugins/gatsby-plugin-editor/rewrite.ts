import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, YAMLMap, YAMLSeq, Pair } from "yaml";
import { isGroup } from "../gatsby-plugin-content/schema/typed-file";
import { formerPlaces } from "./likeness";
import { writesAsItStands } from "./scalar-style";

/**
 * A content file with new values. What did not change stays exactly as it is written: comments, order, quotes, line
 * breaks, empty lines. What is new is written in the style of its neighbours.
 * @param text the file, which has to be valid YAML
 * @param value all its values
 */
export function rewritten(text: string, value: unknown): string {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    compat: "yaml-1.1",
    customTags: writesAsItStands,
  });
  const head = takeHead(document.contents);
  document.contents = updated(document, document.contents, value) as typeof document.contents;
  giveHead(document.contents, head);
  return document.toString({ lineWidth: 0 });
}

/** The comment above a list belongs to the file, not to the list's first entry. */
function takeHead(list: Node | null): string | null | undefined {
  const first = isSeq(list) ? (list.items[0] as Node | undefined) : undefined;
  const head = first?.commentBefore;
  if (first) first.commentBefore = undefined;
  return head;
}

function giveHead(list: Node | null, head: string | null | undefined): void {
  const first = isSeq(list) ? (list.items[0] as Node | undefined) : undefined;
  if (first && head) first.commentBefore = [head, first.commentBefore].filter(Boolean).join("\n");
}

function updated(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isGroup(value)) return updatedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updatedList(document, node, value);
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

function updatedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): Node {
  map.items = map.items.filter(({ key }) => isScalar(key) && String(key.value) in value);
  let place = 0;
  for (const [key, entry] of Object.entries(value)) {
    const known = map.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
    if (known === -1) map.items.splice(place, 0, document.createPair(key, entry) as Pair);
    else map.set(key, updated(document, map.get(key, true), entry));
    place = (known === -1 ? place : known) + 1;
  }
  return map;
}

/** Entries that moved or changed keep their comments. */
function updatedList(document: Document, list: YAMLSeq, values: unknown[]): Node {
  const before = list.items as Node[];
  const spaced = before[1]?.spaceBefore;
  const places = formerPlaces(list.toJS(document) as unknown[], values);
  list.items = values.map((value, index) => {
    const node = before[places[index] ?? -1];
    const entry = node ? updated(document, node, value) : written(document, value, before[0]);
    entry.spaceBefore = index > 0 && spaced;
    return entry;
  });
  return list;
}

/** A new entry, its texts folded like those of another one. */
function written(document: Document, value: unknown, like: unknown): Node {
  const node = document.createNode(value) as Node;
  follow(node, like);
  return node;
}

function follow(node: unknown, like: unknown): void {
  if (isScalar(node) && isScalar(like) && typeof node.value === "string" && like.type?.startsWith("BLOCK"))
    node.type = like.type;
  if (isMap(node) && isMap(like)) for (const { key, value } of node.items) follow(value, like.get(key, true));
}
