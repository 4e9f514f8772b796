import type { ErrorCode, YAMLError } from "yaml";
import { QUOTES } from "./misread";
import type { Messages } from "./problem";

const INDENT =
  "Keys of one group start in the same column, two spaces further in than the key they belong to.";
const COLON: Messages = {
  message: "This line is no key: value, and no text goes on here.",
  hint: "Write key: value, with a space after the colon. The second line of a text is indented further.",
};

const UNCLOSED: Messages = {
  message: "A closing quote or bracket is missing.",
  hint: "Quotes come in pairs. In single quotes an apostrophe is written twice; in double quotes once.",
};

/** A tab at the start of a line, whatever the parser makes of it. */
export const TAB: Messages = {
  message: "A tab cannot indent a line.",
  hint: "Use two spaces for each step.",
};

/** A line in another column than those before it. */
export const BAD_INDENT: Messages = {
  message: "This line is not indented like its neighbours.",
  hint: INDENT,
};

/** What the parser's errors mean to somebody who writes texts. */
const WORDS: Partial<Record<ErrorCode, Messages>> = {
  DUPLICATE_KEY: {
    message: "This key stands here twice.",
    hint: 'Keep one of the two, or rename one. A new entry of a list starts with "- ".',
  },
  TAB_AS_INDENT: TAB,
  BLOCK_AS_IMPLICIT_KEY: {
    message: "A colon followed by a space starts a new value, and here it cannot.",
    hint: `${QUOTES} Or check that the line is indented like its neighbours.`,
  },
  MULTILINE_IMPLICIT_KEY: COLON,
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

/** Messages by what is before and behind the place of an error in its line, if the parser's message would mislead. */
const SIGHTS: readonly { before: RegExp; behind?: RegExp; words: Messages }[] = [
  {
    before: /^\s*$/,
    behind: /^[–—•·]\s/,
    words: {
      message: "An entry of a list starts with a hyphen, and this is another sign.",
      hint: 'Write "- " in its place.',
    },
  },
  {
    before: /[:-]\s+[>|][-+]?\s+$/,
    words: {
      message: "After > or | a text starts on a new line.",
      hint: `Leave >- alone behind the colon, and indent the text below it. A text that begins with such a sign: ${QUOTES}`,
    },
  },
];

/** The same for an unexpected token only. */
const UNEXPECTED: typeof SIGHTS = [
  {
    before: /^\s*$/,
    behind: /^[\w-]+:(\s|$)/,
    words: {
      message: "This key does not fit the lines before it.",
      hint: `${INDENT} A new entry of a list starts with "- ". If this line is right, look at the one before it.`,
    },
  },
  { before: /^\s*$/, words: COLON },
  {
    before: /[:-]\s+(["']).*\1\s*$/,
    words: {
      message: "The quotes close before the text ends.",
      hint: `${QUOTES} A double quote inside them is written \\".`,
    },
  },
];

/** A line that starts further in than those it belongs with. */
export const INDENTED: Messages = {
  message: "This line is indented further than its neighbours.",
  hint: INDENT,
};

/** A dash that no space follows. */
export const NO_SPACE: Messages = {
  message: "A space is missing after the dash.",
  hint: 'An entry of a list starts with "- ".',
};

/** Whether an error is about a quote or a bracket that is never closed. */
export function isUnclosed({ code, message }: YAMLError): boolean {
  if (code === "MISSING_CHAR") return !/^(Implicit map keys|Sequence item)/.test(message);
  return message.includes("must be sufficiently indented and end with");
}

/** Whether an error is about the column in which a line starts. */
export function isIndent({ code, message }: YAMLError): boolean {
  return code === "BAD_INDENT" || message.startsWith("Sequence item");
}

/** Whether an error is about an entry in another column than its list, which then seems to be a key. */
export function isMisplacedEntry({ code, message }: YAMLError): boolean {
  return code === "BLOCK_AS_IMPLICIT_KEY" && message.startsWith("A block sequence");
}

/** An error of the parser in words that an editor understands, with the line before and behind its place. */
export function wordsOn(error: YAMLError, before: string, behind: string): Messages {
  const { code, message } = error;
  const sight = [...SIGHTS, ...(code === "UNEXPECTED_TOKEN" ? UNEXPECTED : [])].find(
    (one) => one.before.test(before) && (one.behind?.test(behind) ?? true),
  );
  if (sight) return sight.words;
  if (isUnclosed(error)) return UNCLOSED;
  if (message.startsWith("Implicit map keys")) return COLON;
  if (isIndent(error)) return BAD_INDENT;
  return WORDS[code] ?? { message: `The file cannot be read here: ${message}.` };
}
