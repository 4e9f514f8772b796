import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Coding } from "../manifest";

/** Brotli's best quality, at about half a megabyte a second … */
export const BEST = 11;

/** … and one whose files are a tenth larger, but which is fifty times as fast. */
export const FAST = 5;

/** How much text gets the best quality: enough for all of a site of ordinary size. */
const BEST_BYTES = 6_000_000;

/** A file to compress; `shared` ones are loaded by every page. */
export type Candidate = { path: string; bytes: number; shared: boolean };

/**
 * The files that get the best quality: first what all pages share, then the shortest paths, up to `BEST_BYTES`. It
 * depends on the files alone, so that the same site always gives the same bytes.
 */
export function bestPaths(candidates: readonly Candidate[]): Set<string> {
  const ordered = candidates.toSorted(
    (a, b) =>
      Number(b.shared) - Number(a.shared) || a.path.length - b.path.length || (a.path < b.path ? -1 : 1),
  );
  let total = 0;
  return new Set(ordered.filter(({ bytes }) => (total += bytes) <= BEST_BYTES).map(({ path }) => path));
}

type Compressed = Record<Exclude<Coding, "identity">, Buffer>;

const compressions = {
  br: (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses files, with a cache in `folder` that later builds use. */
export class Compressor {
  private readonly used = new Set<string>();

  constructor(private readonly folder: string) {}

  /** @param quality Brotli's, from 0 to 11 */
  async compress(content: Buffer, quality: number): Promise<Compressed> {
    const key = createHash("sha256").update(content).digest("hex");
    const [br, gzip] = await Promise.all([
      this.cached(`${key}.${quality}.br`, () => compressions.br(content, quality)),
      this.cached(`${key}.gz`, () => compressions.gzip(content)),
    ]);
    return { br, gzip };
  }

  /** Removes what this build did not use. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const stale = names.filter((name) => !this.used.has(name));
    await Promise.all(stale.map((name) => rm(join(this.folder, name))));
  }

  private async cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.used.add(name);
    const file = join(this.folder, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const made = await make();
    await mkdir(this.folder, { recursive: true });
    // Written under another name first: an interrupted build must not leave half a file in the cache. Two files of the
    // same content may be compressed at once, each under a name of its own.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
}
