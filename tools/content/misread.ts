import { isAlias, isNode, isScalar, visit, type Node } from "yaml";
import { placeAt, type ContentFile } from "./content-file";
import { problemAt, type Problem } from "./problem";

/** How most texts that the parser takes for something else are mended. */
export const QUOTES = 'Put the whole text in double quotes: "…".';

/** Texts whose first character, or a # in them, makes the parser take them for something else. */
export function misread(file: ContentFile): Problem[] {
  const problems: Problem[] = [];
  visit(file.document, {
    Node: (_, node) => {
      if (isNode(node)) problems.push(...onSign(file, node), ...onComment(file, node));
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

/** `About #1`: who means a comment writes a space after the #. */
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
