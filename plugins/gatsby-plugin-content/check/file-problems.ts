import { basename, dirname } from "node:path";
import { collectionOf, collections } from "../registry";
import type { Problem } from "./problem";
import { closest } from "./suggestion";

const WHOLE = { line: 1, column: 1, length: 1, severity: "error", source: "" } as const;

const FILES = collections.map(({ files }) => files);

/** Folders that hold a file for each entry. */
const ENTRY_FOLDERS = FILES.filter((files) => files.includes("*")).map((files) => dirname(files));

/** Files that nothing reads, by their path under content/, each with the path that it most likely should have. */
type Unread = ReadonlyMap<string, string | undefined>;

/**
 * The files of `paths`, which belong to no collection, except translations into a language that the site does not name.
 * @param codes of the languages that have a folder
 * @param present all files that there are
 */
export function unreadFiles(
  paths: readonly string[],
  codes: readonly string[],
  present: readonly string[],
): Unread {
  const folders = [...codes.map((code) => `${code}/`), ""];
  const languageIn = (path: string) => folders.find((folder) => path.startsWith(folder)) ?? "";
  const expected = folders.flatMap((folder) => FILES.map((files) => folder + files));
  const known = [...FILES, ...present.map((path) => path.slice(languageIn(path).length))];
  const nearest = (path: string) => {
    const lower = path.replace(/\.ya?ml(\.txt)?$/i, ".yaml");
    const language = languageIn(lower);
    const original = lower.slice(language.length);
    if (collectionOf(original)) return lower;
    // A folder that was renamed or moved: its files are missing elsewhere, and other languages may have them.
    const moved = known.find(
      (one) => basename(one) === basename(lower) && collectionOf(one) && !present.includes(language + one),
    );
    if (moved) return language + moved;
    const folder = closest(dirname(original), ENTRY_FOLDERS);
    return folder ? `${language}${folder}/${basename(lower)}` : closest(path, expected);
  };
  return new Map(paths.filter((path) => languageOf(path) === undefined).map((path) => [path, nearest(path)]));
}

/** Files that are missing, and files that nothing reads. A file with a misspelt name is not reported as missing too. */
export function fileProblems(paths: readonly string[], unread: Unread): Problem[] {
  const found = new Set([...paths, ...unread.values()]);
  return [
    ...FILES.filter((files) => !files.includes("*") && !found.has(files)).map((files) => ({
      ...WHOLE,
      file: `content/${files}`,
      message: "This file is missing.",
      hint: "Put it back, under exactly this name.",
    })),
    ...[...unread].map(([path, near]) => {
      const hint = near === undefined ? `Files are ${FILES.join(", ")}.` : `Did you mean content/${near}?`;
      return { ...WHOLE, file: `content/${path}`, message: "Nothing reads this file.", hint };
    }),
  ];
}

/**
 * Folders of languages that content/site.yaml does not name, each at its first file.
 * @param codes of the languages that have a folder
 * @param first code of the language that has none
 */
export function unreadFolders(paths: readonly string[], codes: readonly string[], first: string): Problem[] {
  const folders = new Map(paths.toReversed().map((path) => [languageOf(path), path]));
  folders.delete(undefined);
  return [...folders].map(([folder = "", path]) => {
    const code = codes.find((one) => one.toLowerCase() === folder.toLowerCase());
    const isFirst = folder.toLowerCase() === first.toLowerCase();
    const hint = code
      ? `Rename it to ${code}.`
      : isFirst
        ? "The first language's files stand in content/ itself. Move these there, or remove the folder."
        : `Name ${folder} among the languages in content/site.yaml, or remove the folder.`;
    return {
      ...WHOLE,
      file: `content/${path}`,
      message: `Nothing reads the folder content/${folder}.`,
      hint,
    };
  });
}

/** The folder of a file that would be a translation if content/site.yaml named that language. */
function languageOf(path: string): string | undefined {
  const [, folder, original = ""] = /^([a-z]{2,3}(?:-[a-z]{2})?)\/(.+)$/i.exec(path) ?? [];
  return collectionOf(original) ? folder : undefined;
}
