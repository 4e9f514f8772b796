import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuildCache } from "./build-cache";

/** Brotli's best quality, at about half a megabyte a second … */
export const BEST = 11;

/** … and one whose files are a tenth larger, but which is fifty times as fast. */
export const FAST = 5;

/** How much text gets the best quality: enough for all of a site of ordinary size. */
const BEST_BYTES = 6_000_000;

/** A file to compress; `shared` ones are loaded by every page. */
type Candidate = { path: string; bytes: number; shared: boolean };

/**
 * The files that get the best quality: first what all pages share, then the shortest paths, up to `BEST_BYTES`. It
 * depends on the files alone, so that the same site always gives the same bytes.
 */
export function bestPaths(candidates: readonly Candidate[]): Set<string> {
  const ordered = candidates.toSorted(
    (a, b) =>
      Number(b.shared) - Number(a.shared) || a.path.length - b.path.length || (a.path < b.path ? -1 : 1),
  );
  const best = new Set<string>();
  let total = 0;
  for (const { path, bytes } of ordered) {
    total += bytes;
    if (total > BEST_BYTES) break;
    best.add(path);
  }
  return best;
}

/** A text compressed both ways. @param quality Brotli's, from 0 to 11 */
export async function compress(content: Buffer, quality: number, cache: BuildCache) {
  const key = createHash("sha256").update(content).digest("hex");
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    cache.cached(`${key}.${quality}.br`, () => promisify(brotliCompress)(content, { params })),
    cache.cached(`${key}.gz`, () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  return { br, gzip: gz };
}
