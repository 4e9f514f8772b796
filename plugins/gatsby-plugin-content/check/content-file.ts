import { join } from "node:path";
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type Range,
  type YAMLError,
} from "yaml";
import { readAsGatsby, type Unreadable } from "./gatsby-yaml";

/** Keys and indexes that lead from the top of a file to a value in it. */
export type Path = readonly (string | number)[];

/** A place in a file: line and column count from 1, `length` characters are meant. */
export interface Place {
  line: number;
  column: number;
  length: number;
}

/** A YAML file, parsed so that every value knows where it stands. */
export interface ContentFile {
  /** The folder that holds content/. */
  root: string;
  /** Path from the root, with forward slashes. */
  file: string;
  /** Path under content/. */
  path: string;
  lines: string[];
  /** The values, as Gatsby will see them; of a broken file, those that can be made out. */
  data: unknown;
  errors: YAMLError[];
  /** An error that only Gatsby's parser finds, and not the one that knows the places of values. */
  unreadable?: Unreadable;
  document: Document.Parsed;
  counter: LineCounter;
}

/** Every file as it was parsed last. */
const parsed = new Map<string, { text: string; file: ContentFile }>();

/** Parses a content file; never throws. A file whose text has not changed since is not parsed again. */
export function parseContent(path: string, text: string, root = "."): ContentFile {
  const key = join(root, path);
  const last = parsed.get(key);
  if (last?.text === text) return last.file;
  const file = parse(path, text, root);
  parsed.set(key, { text, file });
  return file;
}

/**
 * Uses two parsers: one knows where every value stands and explains its errors; Gatsby's own decides what the values
 * are.
 */
function parse(path: string, text: string, root: string): ContentFile {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: "error",
    merge: true,
    customTags: ["timestamp"],
  });
  const errors = [...document.errors, ...document.warnings];
  const lines = text.split(/\r?\n/);
  const file = { root, file: `content/${path}`, path, lines, errors, document, counter };
  if (errors.length > 0) return { ...file, data: valuesOf(document) };
  const { data, unreadable } = readAsGatsby(text);
  return { ...file, data: data ?? null, unreadable };
}

/** The values of a file; of a broken one, those that can be made out. */
function valuesOf(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined; // An alias without an anchor (`*name`), which the syntax check reports.
  }
}

/**
 * Where a value stands. A group, a list, an empty value, or whatever is asked for by `"key"`, stands where
 * its key does; a group in a list, which has none, where its first key does.
 */
export function placeOf(file: ContentFile, path: Path, part: "key" | "value" = "value"): Place {
  const { key, value } = find(file.document.contents, path);
  const isWritten = value?.range && value.range[0] !== value.range[1] && !isMap(value) && !isSeq(value);
  const node = part === "value" && isWritten ? value : (key ?? firstKey(value) ?? value);
  return placeAt(file, node?.range);
}

/** The place of a range of characters; it never goes past the end of its first line. */
export function placeAt(file: ContentFile, range: Range | [number, number] | null | undefined): Place {
  const [start, end] = range ?? [0, 0];
  const { line, col } = file.counter.linePos(start);
  const rest = (file.lines[line - 1] ?? "").trimEnd().length - (col - 1);
  return {
    line: Math.max(line, 1),
    column: Math.max(col, 1),
    length: Math.max(Math.min(end - start, rest), 1),
  };
}

type Found = { key?: Node; value?: Node };

function find(top: Node | null, path: Path): Found {
  let found: Found = { value: top ?? undefined };
  for (const step of path) {
    const { value } = found;
    if (isMap(value)) {
      const pair = value.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!isPair(pair) || !isNode(pair.key)) return found;
      found = { key: pair.key, value: isNode(pair.value) ? pair.value : undefined };
    } else if (isSeq(value) && isNode(value.items[Number(step)])) {
      found = { value: value.items[Number(step)] as Node };
    } else return found;
  }
  return found;
}

function firstKey(value: Node | undefined): Node | undefined {
  const key = isMap(value) ? value.items[0]?.key : undefined;
  return isNode(key) ? key : undefined;
}
