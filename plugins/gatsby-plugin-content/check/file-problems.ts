import { collectionOf, collections } from "../registry";
import type { Problem } from "./problem";
import { closest } from "./suggestion";

const WHOLE = { line: 1, column: 1, length: 1, severity: "error", source: "" } as const;

/** Files that are missing, and files that nothing reads. Paths are those under content/; a folder may be empty. */
export function fileProblems(paths: readonly string[]): Problem[] {
  const expected = collections.map(({ files }) => files);
  const missing = expected.filter((files) => !files.includes("*") && !paths.includes(files));
  const unread = paths.filter((path) => !collectionOf(path));
  return [
    ...missing.map((files) => ({ ...WHOLE, file: `content/${files}`, message: "This file is missing." })),
    ...unread.map((path) => {
      const near = closest(path, expected);
      const hint = near ? `Did you mean content/${near}?` : `Files are ${expected.join(", ")}.`;
      return { ...WHOLE, file: `content/${path}`, message: "Nothing reads this file.", hint };
    }),
  ];
}
