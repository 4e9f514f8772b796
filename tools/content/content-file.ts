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
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  /** Path under content/. */
  path: string;
  lines: string[];
  /** The values, as Gatsby will see them. */
  data: unknown;
  errors: YAMLError[];
  document: Document.Parsed;
  counter: LineCounter;
}

/** Parses a content file by the rules of the parser Gatsby uses; never throws. */
export function parseContent(path: string, text: string): ContentFile {
  const counter = new LineCounter();
  const options = {
    lineCounter: counter,
    prettyErrors: false,
    merge: true,
    customTags: ["timestamp" as const],
  };
  const document = parseDocument(text, options);
  const { errors } = document;
  const data: unknown = errors.length > 0 ? undefined : document.toJS();
  return { file: `content/${path}`, path, lines: text.split(/\r?\n/), data, errors, document, counter };
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
