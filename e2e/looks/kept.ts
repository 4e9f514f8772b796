import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOT_FOUNDS, type SitePage } from "../support/site-pages";

/** The project's own folder: the tests run in a copy of it. */
const ROOT = process.env.LOOKS_ROOT ?? process.cwd();

/** Whether this run replaces the stored files. */
export const RENEWS = process.env.LOOKS === "renew";

/** What a page is called in the names of files. */
export const nameOf = (page: SitePage): string =>
  NOT_FOUNDS.includes(page)
    ? "not-found"
    : page.path.slice(page.prefix.length + 1).replaceAll(/[^a-z0-9]+/g, "-") || "home";

/** The files stored in a folder beside this file. */
export function keptIn(folder: string) {
  const at = (name: string) => join(ROOT, "e2e/looks", folder, name);
  mkdirSync(at(""), { recursive: true });
  const names = () => readdirSync(at(""));
  return {
    names,
    read: (name: string) => (names().includes(name) ? readFileSync(at(name)) : undefined),
    write: (name: string, data: Buffer | string) => writeFileSync(at(name), data),
  };
}

/** Writes a file that shows what has changed. @returns its path */
export function show(name: string, data: Buffer): string {
  const folder = join(ROOT, "test-results/looks");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, data);
  return file;
}
