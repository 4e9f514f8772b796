import { parse, stringify } from "yaml";
import type { Texts } from "../../plugins/gatsby-plugin-content/check/check-content";
import type { Problem } from "../../plugins/gatsby-plugin-content/check/problem";
import { readEditions } from "../../plugins/gatsby-plugin-content/editions/read-editions";
import { readSchemas } from "../../plugins/gatsby-plugin-content/schema/schema-files";
import { pseudoEdition } from "../../tools/long/pseudo-locale/pseudo-edition";
import { formatProblem, problemsWith } from "./broken-content";
import { bilingual, frozenTexts } from "./frozen-site";

/** The frozen site with an Arabic edition that a program has made. */
export const both: Texts = {
  ...frozenTexts,
  "site.yaml": bilingual,
  ...pseudoEdition(readSchemas(), frozenTexts, "ar"),
};

/** All problems but those of any edition that a program makes: its texts are not proofread, and its words are long. */
export const relevant = (problems: readonly Problem[]) =>
  problems.filter(({ message }) => !/ new\.$|there is room for/.test(message));

/** What the check reports of both editions with one file replaced. */
export async function said(
  path: string,
  change: (text: string) => string,
): Promise<ReturnType<typeof formatProblem>[]> {
  const changed = change(both[path]!);
  if (changed === both[path]) throw new Error(`content/${path} stays as it is`);
  const problems = await problemsWith({ ...both, [path]: changed });
  return relevant(problems).map((problem) => ({ ...formatProblem(problem), severity: problem.severity }));
}

/** Changes an entry of the list in a file. */
export const inEntry =
  (index: number, change: (entry: Record<string, unknown>) => void) => (text: string) => {
    const entries = parse(text) as Record<string, unknown>[];
    change(entries[index]!);
    return stringify(entries);
  };

/** What a file of an edition holds. */
export const valuesOf = (texts: Texts, path: string, code = "ar") =>
  readEditions(texts).find(({ file, edition }) => file.path === path && edition.language.code === code)?.file
    .data as Record<string, unknown>[] & Record<string, unknown>;
