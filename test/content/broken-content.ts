import { contentCheck, type Texts } from "../../plugins/gatsby-plugin-content/check/check-content";
import type { Problem } from "../../plugins/gatsby-plugin-content/check/problem";
import { FROZEN_SITE, frozenTexts } from "./frozen-site";

/** The frozen site with a mistake in one place, and the one problem that the check should find there. */
export interface BrokenCase {
  /** File under content/. */
  at: string;
  from: string;
  to: string;
  /** The characters that the caret points at. */
  caret: string;
  message: string;
  hint: string | RegExp;
  /** Set in cases that test it. */
  severity?: Problem["severity"];
}

/** A place of the frozen site. @returns a function from the new text to the change */
export const place = (at: string, from: string) => (to: string) => ({ at, from, to });

/** Makes cases from a text that is written at a place, alone or within `line`: the caret points at the whole text. */
export const writtenAt =
  (at: string, from: string, line = (written: string) => written) =>
  (written: string, message: string, hint: BrokenCase["hint"]): BrokenCase => ({
    at,
    from,
    to: line(written),
    caret: written,
    message,
    hint,
  });

/** The about page's title. */
export const aboutTitle = place("pages/about.yaml", "title: About");

const check = contentCheck(FROZEN_SITE);

/** All problems of the changed content. @throws when the file does not contain what is to be replaced */
export function problemsOf({ at, from, to }: Pick<BrokenCase, "at" | "from" | "to">): Promise<Problem[]> {
  const text = frozenTexts[at] ?? "";
  if (!text.includes(from)) throw new Error(`content/${at} does not hold ${from}`);
  return check({ ...frozenTexts, [at]: text.replace(from, () => to) });
}

/** All problems of the frozen site with files added, replaced, or left out (undefined). */
export function problemsWith(files: Record<string, string | undefined>): Promise<Problem[]> {
  const texts: Texts = {};
  for (const [path, text] of Object.entries({ ...frozenTexts, ...files }))
    if (text !== undefined) texts[path] = text;
  return check(texts);
}

/** A problem, as a case describes it. */
export function formatProblem({ file, source, column, length, message, hint = "" }: Problem) {
  return {
    at: file.replace("content/", ""),
    caret: source.slice(column - 1, column - 1 + length),
    message,
    hint,
  };
}

/** Expects that the check finds the problem of a case, and no other. */
export async function expectProblem({
  at,
  from,
  to,
  caret,
  message,
  hint,
  severity,
}: BrokenCase): Promise<void> {
  const expected = {
    at,
    caret,
    message,
    hint: typeof hint === "string" ? hint : (expect.stringMatching(hint) as unknown),
  };
  const found = await problemsOf({ at, from, to });
  expect(found.map(formatProblem)).toEqual([expected]);
  if (severity) expect(found[0]?.severity).toBe(severity);
}
