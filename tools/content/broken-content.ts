import { contentCheck, readTexts, type Texts } from "./check";
import type { Problem } from "./problem";

/** The shipped content, spoilt in one place, and the one problem that the check should find there. */
export interface BrokenCase {
  /** File under content/. */
  at: string;
  from: string;
  to: string;
  /** The characters that the caret points at. */
  caret: string;
  message: string;
  hint: string | RegExp;
}

const check = contentCheck();
const shipped = readTexts();

/** For tests: all problems of the spoilt content. @throws when the file does not hold what is to be exchanged */
export function problemsOf({ at, from, to }: Pick<BrokenCase, "at" | "from" | "to">): Promise<Problem[]> {
  const text = shipped[at] ?? "";
  if (!text.includes(from)) throw new Error(`content/${at} does not hold ${from}`);
  return check({ ...shipped, [at]: text.replace(from, () => to) });
}

/** For tests: all problems of the shipped content with files added, exchanged, or left out (undefined). */
export function problemsWith(files: Record<string, string | undefined>): Promise<Problem[]> {
  const texts: Texts = {};
  for (const [path, text] of Object.entries({ ...shipped, ...files }))
    if (text !== undefined) texts[path] = text;
  return check(texts);
}

/** A problem in the words of a case. */
export function told({ file, source, column, length, message, hint = "" }: Problem) {
  return {
    at: file.replace("content/", ""),
    caret: source.slice(column - 1, column - 1 + length),
    message,
    hint,
  };
}

/** The problem that a case expects. */
export function expected({ at, caret, message, hint }: BrokenCase): unknown {
  return {
    at,
    caret,
    message,
    hint: typeof hint === "string" ? hint : (expect.stringMatching(hint) as unknown),
  };
}
