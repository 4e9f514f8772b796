import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { contentOf } from "./earlier-files";

/**
 * A folder of files that builds make and later builds reuse. A name always stands for the same content. Files are read
 * and written synchronously: there are thousands of small ones, and a promise for each step costs more than the step.
 */
export class BuildCache {
  private readonly used = new Set<string>();

  constructor(private readonly folder: string) {}

  /** The content that an earlier build has made under this name, or else that `make` makes now. */
  async cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.used.add(name);
    const file = join(this.folder, name);
    const known = contentOf(file);
    if (known) return known;
    const made = await make();
    mkdirSync(this.folder, { recursive: true });
    // Written under another name first: an interrupted build must not leave half a file in the cache. Two files of the
    // same content may be made at once, each under a name of its own.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, made);
    renameSync(unfinished, file);
    return made;
  }

  /** Removes what this build did not use. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const stale = names.filter((name) => !this.used.has(name));
    await Promise.all(stale.map((name) => rm(join(this.folder, name))));
  }
}
