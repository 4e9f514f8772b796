import { isMap, isNode, isScalar, isSeq, parseDocument, type Node, type Pair } from "yaml";
import type { Path } from "../../plugins/gatsby-plugin-content/check/content-file";

/** A key of a file, or an entry of a list, with where its text stands. */
export interface Spot {
  path: Path;
  /** Where the key starts; of an entry, where its value does. */
  start: number;
  /** What follows the key (`: value`), or the entry's value itself. */
  value: { start: number; end: number };
  /** The range to cut so that the rest keeps its layout; entries have none. */
  cut?: { start: number; end: number };
}

/** Every key and every entry of a file, in its order. */
export function spotsOf(text: string): Spot[] {
  return within(parseDocument(text, { logLevel: "error" }).contents, []);
}

/** The text without a key and its value. */
export function without(text: string, { cut }: Spot): string {
  return cut ? text.slice(0, cut.start) + text.slice(cut.end) : text;
}

/** The text with another value, as it would be written, for a key or an entry. */
export function withValue(text: string, { value }: Spot, written: string): string {
  return `${text.slice(0, value.start)} ${written}${text.slice(value.end)}`;
}

/** The text with something inserted before a key, or after its first `after` characters. */
export function withInserted(text: string, { start }: Spot, inserted: string, after = 0): string {
  return text.slice(0, start + after) + inserted + text.slice(start + after);
}

/** The text with a key and its value written twice. */
export function doubled(text: string, { start, value }: Spot): string {
  const column = start - (text.lastIndexOf("\n", start - 1) + 1);
  const copy = `${text.slice(start, value.end).trimEnd()}\n${" ".repeat(column)}`;
  return text.slice(0, start) + copy + text.slice(start);
}

function within(node: Node | null, path: Path): Spot[] {
  if (isSeq(node))
    return node.items.filter(isNode).flatMap((item, index) => entrySpots(item, [...path, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap((pair, index) =>
    keySpots(node.items as Pair<Node, Node>[], pair as Pair<Node, Node>, index, path),
  );
}

function entrySpots(item: Node, path: Path): Spot[] {
  const [start] = rangeOf(item);
  return [{ path, start, value: { start: start - 1, end: lastEnd(item) } }, ...within(item, path)];
}

function keySpots(pairs: Pair<Node, Node>[], pair: Pair<Node, Node>, index: number, path: Path): Spot[] {
  const [start, keyEnd] = rangeOf(pair.key);
  const end = endOf(pair);
  const [next, before] = [pairs[index + 1], pairs[index - 1]];
  const cut = next ? { start, end: rangeOf(next.key)[0] } : { start: before ? endOf(before) : start, end };
  const here = [...path, isScalar(pair.key) ? String(pair.key.value) : ""];
  return [{ path: here, start, value: { start: keyEnd + 1, end }, cut }, ...within(pair.value, here)];
}

/** The end of a pair; of a text over several lines, without its final line break. */
function endOf({ key, value }: Pair<Node, Node>): number {
  const [, end] = value ? rangeOf(value) : rangeOf(key);
  const last = isScalar(value) && value.type?.startsWith("BLOCK") ? end - 1 : end;
  return isMap(value) || isSeq(value) ? lastEnd(value) : last;
}

function lastEnd(node: Node): number {
  if (isMap(node) && node.items.length > 0 && !node.flow) return endOf(node.items.at(-1) as Pair<Node, Node>);
  if (isSeq(node) && node.items.length > 0 && !node.flow) return lastEnd(node.items.at(-1) as Node);
  const end = rangeOf(node)[1];
  return isScalar(node) && node.type?.startsWith("BLOCK") ? end - 1 : end;
}

function rangeOf(node: Node): [number, number] {
  const [start, end] = node.range ?? [0, 0];
  return [start, end];
}
