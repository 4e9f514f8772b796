import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files of a folder and its subfolders, by their paths from it, with forward slashes. None without a folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder) || isFile(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => isFile(join(folder, path)))
    .map((path) => path.replaceAll("\\", "/"));
}

/** Whether there is a file at a path, or a link to one: a folder may be called `ai.yaml` too. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
