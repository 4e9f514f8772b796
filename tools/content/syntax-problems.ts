import { visit, type ErrorCode, type Scalar, type YAMLError } from "yaml";
import { placeAt, type ContentFile, type Place } from "./content-file";
import { misread, QUOTES } from "./misread";
import { problemAt, type Problem, type Words } from "./problem";
import { conflictMarks, strayCharacters } from "./stray-characters";

const INDENT =
  "Keys of one group start in the same column, two spaces further in than the key they belong to.";
const COLON = {
  message: "This line is no key: value, and no text goes on here.",
  hint: "Write key: value, with a space after the colon. The second line of a text is indented further.",
};

/** What the parser's errors mean to somebody who writes texts. */
const WORDS: Partial<Record<ErrorCode, Words>> = {
  DUPLICATE_KEY: { message: "This key stands here twice.", hint: "Keep one of the two, or rename one." },
  TAB_AS_INDENT: { message: "A tab cannot indent a line.", hint: "Use two spaces for each step." },
  BAD_INDENT: { message: "This line is not indented like its neighbours.", hint: INDENT },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "A colon followed by a space starts a new value, and here it cannot.",
    hint: `${QUOTES} Or check that the line is indented like its neighbours.`,
  },
  MULTILINE_IMPLICIT_KEY: COLON,
  MISSING_CHAR: {
    message: "A closing quote or bracket is missing.",
    hint: "Quotes come in pairs. In single quotes an apostrophe is written twice; in double quotes once.",
  },
  BAD_SCALAR_START: { message: "A text cannot start with this character.", hint: QUOTES },
  BAD_DQ_ESCAPE: {
    message: "A backslash in double quotes has a meaning of its own.",
    hint: "Write it twice: \\\\.",
  },
  TAG_RESOLVE_FAILED: { message: "A text that starts with ! is not read as a text.", hint: QUOTES },
  UNEXPECTED_TOKEN: {
    message: "This does not belong here.",
    hint: `${QUOTES} A text that starts with {, [, *, &, !, %, @ or a quote needs them.`,
  },
  MULTIPLE_DOCS: { message: "--- starts a second document.", hint: "Remove the line: a file holds one." },
};

/**
 * What keeps a file from being read, or from being read as it was meant. Repeated keys are all told, of the
 * rest only the first: what follows it is mostly its consequence.
 */
export function syntaxProblems(file: ContentFile): Problem[] {
  const marks = conflictMarks(file);
  if (marks.length > 0) return marks;
  const strays = strayCharacters(file);
  const errors = file.errors.filter(
    ({ code }, index, all) =>
      code === "DUPLICATE_KEY" || all.findIndex((other) => other.code !== "DUPLICATE_KEY") === index,
  );
  const signs = misread(file);
  const told = errors.map((error) => problemAt(file, placeOfError(file, error), wordsOn(error)));
  const explained = [...signs, ...strays].map(({ line }) => line);
  const rest = [...told, ...onGatsby(file)].filter(({ line }) => !explained.includes(line));
  return [...rest, ...signs, ...strays];
}

/** What Gatsby's own parser alone refuses; the words are its own, because nobody knows what they may be. */
function onGatsby(file: ContentFile): Problem[] {
  if (!file.unreadable || strayCharacters(file).length > 0) return [];
  const { reason, line, column } = file.unreadable;
  const length = Math.max((file.lines[line - 1] ?? "").length - column + 1, 1);
  return [problemAt(file, { line, column, length }, { message: `The file cannot be read here: ${reason}.` })];
}

function wordsOn({ code, message }: YAMLError): Words {
  if (message.startsWith("Implicit map keys")) return COLON;
  return WORDS[code] ?? { message: `The file cannot be read here: ${message}.` };
}

/** The word that the error is about; for a quote that is never closed, the one that opens it. */
function placeOfError(file: ContentFile, { code, pos }: YAMLError): Place {
  let start = pos[0];
  visit(file.document, {
    Scalar(_, { type, range }: Scalar) {
      const isOpen = code === "MISSING_CHAR" && type?.startsWith("QUOTE") && range && range[0] < start;
      if (isOpen && range[2] >= start) start = range[0];
    },
  });
  const place = placeAt(file, [start, Math.max(pos[1], start + 1)]);
  const rest = (file.lines[place.line - 1] ?? "").slice(place.column - 1);
  const indent = code === "BAD_INDENT" ? rest.length - rest.trimStart().length : 0;
  const word = /^[^\s:]*/.exec(rest.slice(indent))?.[0].length ?? 0;
  return { ...place, column: place.column + indent, length: Math.max(place.length - indent, word, 1) };
}
