import { createHash } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Program } from "./editor-bundle";

/** The record beside a kept program, with a digest of the files that it was made of. */
type Kept = Program & { digest: string };

/**
 * Puts the editor's program into `folder`: the one that an earlier build has kept in `cache`, if the files it was made
 * of are the same, or else a new one.
 * @param make builds it into a folder
 * @returns the program's path on the site
 */
export async function keptProgram(
  folder: string,
  cache: string,
  make: (folder: string) => Promise<Program>,
): Promise<string> {
  const record = join(cache, "kept.json");
  const files = join(cache, "files");
  let kept = await readFile(record, "utf8").then(
    (text) => JSON.parse(text) as Kept,
    () => undefined,
  );
  if (!kept || (await digestOf(kept.inputs)) !== kept.digest) {
    await rm(cache, { recursive: true, force: true });
    const program = await make(files);
    kept = { ...program, digest: (await digestOf(program.inputs)) ?? "" };
    await writeFile(record, JSON.stringify(kept));
  }
  await cp(files, folder, { recursive: true });
  return kept.address;
}

/** A digest of the contents of files; undefined if one is missing. */
async function digestOf(files: readonly string[]): Promise<string | undefined> {
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)));
  const hash = createHash("sha256");
  for (const content of contents) {
    if (!content) return undefined;
    hash.update(content);
  }
  return hash.digest("hex");
}
