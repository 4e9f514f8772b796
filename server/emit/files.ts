import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { SUFFIX } from "../manifest";
import type { Coding, FileRoute, Variant } from "../manifest";
import { IMMUTABLE } from "../policy/caching";
import { needsOf, sitePolicies } from "../policy/csp";
import { isEditors } from "../policy/editor";
import { BEST, bestPaths, Compressor, FAST } from "./compress";
import { deferScripts } from "./html";
import { inParallel } from "./in-parallel";
import { isPage } from "./sources";
import type { Source } from "./sources";
import { isCompressible } from "./types";

type Folders = {
  /** Gatsby's `public`. */
  from: string;
  /** `build/static`. */
  to: string;
  /** Where compressed files are kept between builds. */
  compressed: string;
};

/**
 * Writes the files with their compressed forms beside them, pages with their scripts deferred.
 * @returns by path, how each is to be served
 */
export async function emitFiles(
  sources: readonly Source[],
  folders: Folders,
): Promise<Map<string, FileRoute>> {
  const compressor = new Compressor(folders.compressed);
  const texts = sources.filter(({ type }) => isCompressible(type));
  // The editor's few users can wait a moment longer, so that every page of the site can be as small as it gets.
  const visited = texts.filter(({ path }) => !isEditors(path));
  const best = bestPaths(visited.map((text) => ({ ...text, shared: text.cache === IMMUTABLE })));
  const written = await inParallel(sources, 2 * cpus().length, async (source) => {
    const original = await readFile(join(folders.from, source.file));
    const page = isPage(source) ? deferScripts(original.toString()) : undefined;
    const content = page === undefined ? original : Buffer.from(page);
    const forms: [Coding, Buffer][] = [];
    if (isCompressible(source.type)) {
      const packed = await compressor.compress(content, best.has(source.path) ? BEST : FAST);
      // The smaller first; one that is no smaller than the file itself is of no use.
      if (packed.br.length < content.length) forms.push(["br", packed.br]);
      if (packed.gzip.length < content.length) forms.push(["gzip", packed.gzip]);
    }
    forms.push(["identity", content]);
    await write(join(folders.to, source.file), forms);
    return { path: source.path, route: describe(source, forms), needs: page && needsOf(page) };
  });
  await compressor.prune();
  const policies = sitePolicies(
    new Map(written.flatMap(({ path, needs }) => (needs ? [[path, needs] as const] : []))),
  );
  return new Map(written.map(({ path, route }) => [path, { ...route, policy: policies.get(path) }]));
}

async function write(file: string, forms: [Coding, Buffer][]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await Promise.all(forms.map(([coding, content]) => writeFile(file + SUFFIX[coding], content)));
}

function describe({ file, type, cache }: Source, forms: [Coding, Buffer][]): FileRoute {
  const variants = forms.map(([coding, content]) => ({ coding, bytes: content.length, etag: etag(content) }));
  return { file, type, cache, variants: variants as [Variant, ...Variant[]] };
}

/** Made of the content, so that all replicas of a build agree on it (RFC 9110, section 8.8.3). */
function etag(content: Buffer): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}
