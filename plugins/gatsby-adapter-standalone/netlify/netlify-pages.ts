import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RoutesManifest } from "gatsby";
import { BuildCache } from "../emit/build-cache";
import { contentType, isHtml } from "../emit/content-types";
import { finished, finishOf } from "../emit/finish-page";
import { PREVIEWS } from "../emit/preview";
import { isPublished } from "../emit/published";
import type { FileRoute } from "../manifest";
import { cacheControl } from "../policy/caching";
import { sitePolicies } from "../policy/csp";
import type { CspSources, DeclaredPolicy } from "../policy/csp";

export type Served = Pick<FileRoute, "policy" | "cache">;

/**
 * Prepares Gatsby's `public` folder for Netlify: finishes the pages and removes files that are not for
 * visitors. With a cache from an earlier build, the same files may have been prepared before.
 * @returns by path, how each file is served
 */
export async function preparePublic(root: string, routes: RoutesManifest): Promise<Map<string, Served>> {
  const caching = new Map<string, string>();
  const pages = new Map<string, CspSources | DeclaredPolicy>();
  for (const route of routes) {
    if (route.type !== "static") continue;
    const { path, filePath, headers } = route;
    const file = join(root, filePath);
    if (!isPublished(filePath.replace(/^public/, ""))) await rm(file, { force: true });
    else {
      caching.set(path, cacheControl({ path, headers }));
      if (isHtml(contentType(file))) pages.set(path, await preparePage(root, path, file));
    }
  }
  const policies = sitePolicies(pages);
  return new Map([...caching].map(([path, cache]) => [path, { cache, policy: policies.get(path) }]));
}

async function preparePage(root: string, path: string, file: string): Promise<CspSources | DeclaredPolicy> {
  // An earlier build has moved /about/index.html to /about.html, which Netlify serves without a trailing slash.
  const moved = join(root, "public", `${path}.html`);
  const page = existsSync(file) ? file : moved;
  const html = await readFile(page, "utf8");
  const finish = await finishOf(html, join(root, "public"), new BuildCache(join(root, PREVIEWS)));
  await writeFile(page, finished(html, finish));
  for (const { path, content } of finish.files) await writeFile(join(root, "public", path), content);
  return finish.csp;
}
