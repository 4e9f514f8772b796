import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";

/** What a build makes or does not need. */
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
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  const root = resolve(".");
  const filter = (path: string) => !(LEFT_OUT.has(basename(path)) && !relative(root, path).includes("/"));
  cpSync(root, folder, { recursive: true, filter });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Adds services to a copy of the project, made of the first one under other names and in other places. */
export function addServices(folder: string, count: number): void {
  const sample = readFileSync(join(folder, "content/services/ai.yaml"), "utf8");
  for (let number = 1; number <= count; number++) {
    const service = sample
      .replace(/^slug: .*/m, `slug: sample-${number}`)
      .replace(/^order: .*/m, `order: ${1000 + number}`)
      .replace(/^(title|name|shortName): (.*)/gm, `$1: $2 ${number}`);
    writeFileSync(join(folder, `content/services/sample-${number}.yaml`), service);
  }
}

/** Changes one sentence of a copy of the project, as an editor would. */
export function editOneSentence(folder: string): void {
  const file = join(folder, "content/pages/about.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^(intro: .*?)(["']?)$/m, "$1 One more word.$2"));
}
