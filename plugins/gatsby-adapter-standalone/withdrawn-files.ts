import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Removes from `public` what was removed from `static` since the last build. Gatsby copies that folder and removes nothing:
 * a document that was withdrawn would stay on the site.
 * @param root the project's folder
 */
export function removeWithdrawn(root: string): void {
  // Gatsby leaves this folder as it is when it empties its cache.
  const list = join(root, ".cache/adapters/static-files.json");
  const files = filesIn(join(root, "static"));
  const withdrawn = listed(list).filter((file) => !files.includes(file));
  for (const file of withdrawn) rmSync(join(root, "public", file), { force: true });
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(files));
}

/** Before the first build there is no list; a build that is killed leaves half of one. */
function listed(list: string): string[] {
  try {
    return JSON.parse(readFileSync(list, "utf8")) as string[];
  } catch {
    return [];
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
