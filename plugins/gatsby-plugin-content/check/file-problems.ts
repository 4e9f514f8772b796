import { collectionOf, collections } from "../registry";
import type { Problem } from "./problem";
import { closest } from "./suggestion";

const WHOLE = { line: 1, column: 1, length: 1, severity: "error", source: "" } as const;

/** Files that are missing, and files that nothing reads. Paths are those under content/; a folder may be empty. */
export function fileProblems(paths: readonly string[]): Problem[] {
  const expected = collections.map(({ files }) => files);
  const missing = expected.filter((files) => !files.includes("*") && !paths.includes(files));
  const unread = paths.filter((path) => !collectionOf(path));
  const folders = new Map(
    unread.toReversed().flatMap((path) => {
      const code = languageOf(path);
      return code === undefined ? [] : [[code, path] as const];
    }),
  );
  return [
    ...missing.map((files) => ({
      ...WHOLE,
      file: `content/${files}`,
      message: "This file is missing.",
      hint: "Put it back, under exactly this name.",
    })),
    ...[...folders].map(([code, path]) => ({
      ...WHOLE,
      file: `content/${path}`,
      message: `Nothing reads the folder content/${code}.`,
      hint: `Name ${code} among the languages in content/site.yaml, or remove the folder.`,
    })),
    ...unread
      .filter((path) => languageOf(path) === undefined)
      .map((path) => {
        const lower = path.replace(/\.ya?ml$/i, ".yaml");
        const near = collectionOf(lower) ? lower : closest(path, expected);
        const hint = near ? `Did you mean content/${near}?` : `Files are ${expected.join(", ")}.`;
        return { ...WHOLE, file: `content/${path}`, message: "Nothing reads this file.", hint };
      }),
  ];
}

/** The folder of a file that would be a translation if content/site.yaml named that language. */
function languageOf(path: string): string | undefined {
  const [, folder, original = ""] = /^([a-z]{2,3}(?:-[a-z]{2})?)\/(.+)$/i.exec(path) ?? [];
  return collectionOf(original) ? folder : undefined;
}
