import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { SUFFIX } from "../manifest";
import type { Coding, FileRoute, Variant } from "../manifest";
import { IMMUTABLE } from "../policy/caching";
import { sitePolicies } from "../policy/csp";
import { isEditors } from "../policy/editor-paths";
import { BuildCache } from "./build-cache";
import { BEST, bestPaths, compress, FAST } from "./compress";
import { put } from "./earlier-files";
import { finished, finishOf, type Finish } from "./finish-page";
import type { Source } from "./sources";
import { contentType, isCompressible, isHtml } from "./content-types";

type Folders = {
  /** Gatsby's `public`. */
  from: string;
  /** `build/static`. */
  to: string;
  /** The published files of the earlier build. */
  earlier: string;
  /** What is kept for later builds: compressed files, and how pages are finished. */
  cache: string;
  /** The previews of pictures. Never pruned: an unchanged page comes from `cache` and does not ask for its previews. */
  previews: string;
};

/**
 * Writes the files with their compressed variants beside them, finished pages and the files that they ask for.
 * @returns the routes by path
 */
export async function emitFiles(
  sources: readonly Source[],
  folders: Folders,
): Promise<Map<string, FileRoute>> {
  const cache = new BuildCache(folders.cache);
  const previews = new BuildCache(folders.previews);
  // The cached result for the same page still holds: Gatsby empties .cache when a plugin changes.
  const finish = async (page: Buffer): Promise<Finish> => {
    const make = async () =>
      Buffer.from(JSON.stringify(await finishOf(page.toString(), folders.from, previews)));
    const name = createHash("sha256").update(page).digest("hex");
    return JSON.parse((await cache.cached(`${name}.json`, make)).toString()) as Finish;
  };
  const texts = sources.filter(({ type }) => isCompressible(type));
  // Editors are few: Brotli's best is for visitors.
  const visited = texts.filter(({ path }) => !isEditors(path));
  const best = bestPaths(visited.map((text) => ({ ...text, shared: text.cache === IMMUTABLE })));
  const emitContent = async (source: Omit<Source, "bytes">, content: Buffer, isBest: boolean) => {
    const variants: [Coding, Buffer][] = [["identity", content]];
    if (isCompressible(source.type)) {
      const { br, gzip } = await compress(content, isBest ? BEST : FAST, cache);
      // The smallest first, and none that saves nothing.
      if (gzip.length < content.length) variants.unshift(["gzip", gzip]);
      if (br.length < Math.min(gzip.length, content.length)) variants.unshift(["br", br]);
    }
    for (const [coding, bytes] of variants) {
      const file = source.file + SUFFIX[coding];
      put(join(folders.to, file), bytes, join(folders.earlier, file));
    }
    return describe(source, variants);
  };
  const emitFile = async (source: Source) => {
    const original = readFileSync(join(folders.from, source.file));
    const page = isHtml(source.type) ? await finish(original) : undefined;
    const content = page ? Buffer.from(finished(original.toString(), page)) : original;
    const route = await emitContent(source, content, best.has(source.path));
    return { path: source.path, route, csp: page?.csp, files: page?.files ?? [] };
  };
  const limit = pLimit(2 * cpus().length);
  const emitted = await Promise.all(sources.map((source) => limit(emitFile, source)));
  const files = new Map(emitted.flatMap((page) => page.files.map(({ path, content }) => [path, content])));
  const fileRoutes = await Promise.all(
    Array.from(files, async ([path, content]) => {
      const source = { path, file: path.slice(1), type: contentType(path), cache: IMMUTABLE };
      return [path, await emitContent(source, Buffer.from(content), true)] as const;
    }),
  );
  await cache.prune();
  const policies = sitePolicies(new Map(emitted.flatMap(({ path, csp }) => (csp ? [[path, csp]] : []))));
  return new Map([
    ...emitted.map(({ path, route }) => [path, { ...route, policy: policies.get(path) }] as const),
    ...fileRoutes,
  ]);
}

function describe({ file, type, cache }: Omit<Source, "bytes">, variants: [Coding, Buffer][]): FileRoute {
  const described = variants.map(([coding, content]) => ({
    coding,
    bytes: content.length,
    etag: etag(content),
  }));
  return { file, type, cache, variants: described as [Variant, ...Variant[]] };
}

/** A hash of the content, so that all replicas of a build agree on it (RFC 9110, section 8.8.3). */
function etag(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}
