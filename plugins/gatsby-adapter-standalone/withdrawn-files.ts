import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Takes out of `public` what has gone from `static` since the last build. Gatsby copies that folder and takes nothing
 * back: a document that was withdrawn would stay on the site.
 * @param root the project's folder, with Gatsby's `.cache` in it
 */
export function removeWithdrawn(root: string): void {
  const list = join(root, ".cache/static-files.json");
  const files = filesIn(join(root, "static"));
  const withdrawn = listed(list).filter((file) => !files.includes(file));
  for (const file of withdrawn) rmSync(join(root, "public", file), { force: true });
  writeFileSync(list, JSON.stringify(files));
}

/** Of a first build, and after Gatsby has emptied its cache, nothing is known. */
function listed(list: string): string[] {
  try {
    return JSON.parse(readFileSync(list, "utf8")) as string[];
  } catch {
    return [];
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
