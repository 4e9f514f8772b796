import { INVISIBLE } from "../schema/invisible";
import type { ContentFile } from "./content-file";
import { problemAt, type Problem, type Messages } from "./problem";

const CONFLICT = /^(<{7}|={7}|>{7}|\|{7})(?= |$)/;

/** Characters that look like spaces and are none. */
const SPACES = "[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]+";
const INDENT = new RegExp(`^[ \\t]*${SPACES}`);
const AFTER_SIGN = new RegExp(`(?<=^ *(?:- +)*(?:-|[a-z]\\w*:(?: *[>|][-+]?)?))${SPACES}`);

const NOT_UTF8 = { line: 1, column: 1, length: 1 };
const ENCODING: Messages = {
  message: "The file is not saved as UTF-8.",
  hint: "Save it once more, and choose UTF-8 as its encoding.",
};

/** Signs of HTML and Markdown. */
const MARKUP =
  /(<\/?(a|b|br|div|em|h[1-6]|i|img|li|ol|p|script|span|strong|u|ul)\b[^>]*>|&(amp|apos|copy|gt|hellip|lt|[mn]dash|nbsp|quot|reg|#\d+);|\*\*(?=\S)|\]\((?=\S))/i;

/** What stands in a text and should not. */
const STRAYS: readonly { pattern: RegExp; words: Messages }[] = [
  {
    pattern: INVISIBLE,
    words: {
      message: "An invisible character stands here.",
      hint: "It came along with pasted text: delete the letters around it and type them again.",
    },
  },
  {
    pattern: /\ufffd/,
    words: {
      message: "A character got lost here.",
      hint: "Save the file as UTF-8 and type the character again.",
    },
  },
  {
    pattern: MARKUP,
    words: {
      severity: "advice",
      message: "Visitors will see these signs: a text holds no HTML and no Markdown.",
      hint: "Write the words alone.",
    },
  },
  {
    pattern: /(?<=^[^"'#]*[:-] )[“”„«].*[“”»](?=\s*$)/,
    words: {
      severity: "advice",
      message: "Visitors will see these quotes: they belong to the text.",
      hint: 'Leave them out, or write straight ones: "…".',
    },
  },
];

/** The marks that git leaves where two people changed the same lines. */
export function conflictMarks(file: ContentFile): Problem[] {
  return marked(file, CONFLICT, {
    message: "Two people changed these lines, and nobody has decided yet.",
    hint: "Keep one of the two versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  });
}

/** Indents of characters that look like spaces and are none. */
export function strayIndents(file: ContentFile): Problem[] {
  return marked(file, INDENT, {
    message: "The spaces at the start of this line are not ordinary ones.",
    hint: "They come along with pasted text: delete them and type spaces.",
  });
}

/**
 * Such characters after a dash or a colon, which then starts no entry or value. A text may hold them, so they are
 * reported only if a file cannot be read.
 */
export function straySpaces(file: ContentFile): Problem[] {
  return marked(file, AFTER_SIGN, {
    message: "The space here is not an ordinary one.",
    hint: "It came along with pasted text: delete it and type a space.",
  });
}

/** Characters that stand in a text and should not. */
export function strayCharacters(file: ContentFile): Problem[] {
  if (file.lines.some((line) => line.includes("\0"))) return [problemAt(file, NOT_UTF8, ENCODING)];
  const isShown = ({ severity, source }: Problem) => severity === "error" || !/^\s*#/.test(source);
  return STRAYS.flatMap(({ pattern, words }) => marked(file, pattern, words)).filter(isShown);
}

function marked(file: ContentFile, pattern: RegExp, words: Messages): Problem[] {
  return file.lines.flatMap((line, index) => {
    const text = index === 0 ? line.replace(/^\ufeff/, " ") : line;
    const found = pattern.exec(text);
    if (!found) return [];
    const place = { line: index + 1, column: found.index + 1, length: found[0].length };
    return [problemAt(file, place, words)];
  });
}
