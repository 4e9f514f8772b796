import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";

/** Made by builds and tests, or not needed for a build. */
const LEFT_OUT = new Set([
  ".cache",
  ".git",
  "build",
  "coverage",
  "data",
  "node_modules",
  "playwright-report",
  "public",
  "test-results",
]);

/** Copies the project into a temporary folder; the packages are shared. */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "project-copy-"));
  const root = resolve(".");
  const filter = (path: string) => !(LEFT_OUT.has(basename(path)) && !relative(root, path).includes("/"));
  cpSync(root, folder, { recursive: true, filter });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Changes to a copy of the project, which is removed when this process ends. */
export function workInCopy(): void {
  const { folder, remove } = copyProject();
  process.on("exit", remove);
  process.chdir(folder);
}
