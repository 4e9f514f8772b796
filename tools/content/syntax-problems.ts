import type { ErrorCode } from "yaml";
import { placeAt, type ContentFile } from "./content-file";
import { problemAt, type Problem, type Words } from "./problem";

const QUOTES = 'Put the whole text in double quotes: "…".';
const INDENT =
  "Keys of one group start in the same column, two spaces further in than the key they belong to.";

/** What the parser's errors mean to somebody who writes texts. */
const WORDS: Partial<Record<ErrorCode, Words>> = {
  DUPLICATE_KEY: { message: "This key stands here twice.", hint: "Keep one of the two, or rename one." },
  TAB_AS_INDENT: { message: "A tab cannot indent a line.", hint: "Use two spaces for each step." },
  BAD_INDENT: { message: "This line is not indented like its neighbours.", hint: INDENT },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "A colon followed by a space starts a new value, and here it cannot.",
    hint: `${QUOTES} Or check that the line is indented like its neighbours.`,
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key has to be followed by a colon on its own line, and here ": " is missing.',
    hint: "Write key: value. If this is the second line of a text, indent it further.",
  },
  MISSING_CHAR: {
    message: "A closing quote, bracket or colon is missing.",
    hint: "Quotes come in pairs. In single quotes an apostrophe is written twice; in double quotes it needs nothing.",
  },
  BAD_SCALAR_START: { message: "A text cannot start with this character.", hint: QUOTES },
  BAD_DQ_ESCAPE: {
    message: "A backslash in double quotes has a meaning of its own.",
    hint: "Write it twice: \\\\.",
  },
  UNEXPECTED_TOKEN: {
    message: "This does not belong here.",
    hint: `${QUOTES} A text that starts with {, [, *, &, !, %, @ or a quote needs them.`,
  },
  MULTIPLE_DOCS: { message: "--- starts a second document.", hint: "Remove the line: a file holds one." },
};

/** What keeps a file from being read, each at its place. */
export function syntaxProblems(file: ContentFile): Problem[] {
  const seen = new Set<number>();
  return file.errors.flatMap(({ code, message, pos }) => {
    const place = placeAt(file, pos);
    if (seen.has(place.line)) return [];
    seen.add(place.line);
    return [problemAt(file, place, WORDS[code] ?? { message: `The file cannot be read here: ${message}.` })];
  });
}
