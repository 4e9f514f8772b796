import { isAlias, isNode, isScalar, visit, type Node } from "yaml";
import { placeAt, type ContentFile } from "./content-file";
import { problemAt, type Problem } from "./problem";

/** The hint for most texts that the parser takes for something else. */
export const QUOTES = 'Put the whole text in double quotes: "…".';

/** Texts whose first character makes the parser take them for something else. */
export function misreadSigns(file: ContentFile): Problem[] {
  return onEachNode(file, onSign);
}

/** Entries of a list that the parser takes for a part of the text above them. */
export function misreadEntries(file: ContentFile): Problem[] {
  return onEachNode(file, onEntry);
}

/** Texts that a # in them cuts short. */
export function misreadComments(file: ContentFile): Problem[] {
  return onEachNode(file, onComment);
}

function onEachNode(file: ContentFile, problemsOf: (file: ContentFile, node: Node) => Problem[]): Problem[] {
  const problems: Problem[] = [];
  visit(file.document, {
    Node: (_, node) => {
      if (isNode(node)) problems.push(...problemsOf(file, node));
    },
  });
  return problems;
}

/** `*` and `&` make a reference, which content has no use for. */
function onSign(file: ContentFile, node: Node): Problem[] {
  if (!isAlias(node) && node.anchor === undefined) return [];
  const message = `A text that starts with ${isAlias(node) ? "*" : "&"} is not read as a text.`;
  return [problemAt(file, placeAt(file, node.range), { message, hint: QUOTES })];
}

/** A comment without a space after its # was meant as text: `About #1`. */
function onComment(file: ContentFile, node: Node): Problem[] {
  if (!isScalar(node) || !node.range || node.type?.startsWith("BLOCK")) return [];
  const end = file.counter.linePos(node.range[1]);
  const rest = (file.lines[end.line - 1] ?? "").slice(end.col - 1);
  const [, space = "", lost] = /^(\s+)(#\S.*)/.exec(rest) ?? [];
  if (lost === undefined) return [];
  const place = { line: end.line, column: end.col + space.length, length: lost.length };
  const message = "What follows a space and # is a comment and is not shown.";
  return [problemAt(file, place, { severity: "advice", message, hint: QUOTES })];
}

/** An entry of a list that is indented further than the entry above is read as part of that entry's text. */
function onEntry(file: ContentFile, node: Node): Problem[] {
  if (!isScalar(node) || !node.range || node.type?.startsWith("QUOTE")) return [];
  // The lines of a text below >- may start with a dash. A line with a dash and a key in small letters is an entry.
  const entry = node.type === "PLAIN" ? /^\s*-\s/ : /^\s*-\s+[a-z]\w*:(\s|$)/;
  const first = file.counter.linePos(node.range[0]).line;
  const last = file.counter.linePos(node.range[1] - 1).line;
  return file.lines.slice(first, last).flatMap((line, index) => {
    const column = line.search(/\S/) + 1;
    if (!entry.test(line)) return [];
    const place = { line: first + index + 1, column, length: line.trimEnd().length - column + 1 };
    const hint = "Start the line in the same column as the entry above it.";
    return [problemAt(file, place, { message: "This entry is read as part of the text above it.", hint })];
  });
}
