import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RoutesManifest } from "gatsby";
import { deferScripts } from "../emit/html";
import { isPublished } from "../emit/published";
import type { FileRoute } from "../manifest";
import { cacheControl } from "../policy/caching";
import { needsOf, sitePolicies } from "../policy/csp";
import type { Needs, Stated } from "../policy/csp";

export type Served = Pick<FileRoute, "policy" | "cache">;

/**
 * Makes of Gatsby's `public` folder what Netlify is to serve: pages with their scripts deferred, and nothing
 * that is for nobody. It may have been done to the same files before, when a build goes on from an earlier one.
 * @returns by path, how each file is to be served
 */
export async function preparePublic(
  root: string,
  routes: RoutesManifest,
  sourceMaps: boolean,
): Promise<Map<string, Served>> {
  const caching = new Map<string, string>();
  const pages = new Map<string, Needs | Stated>();
  for (const route of routes) {
    if (route.type !== "static") continue;
    const { path, filePath, headers } = route;
    const file = join(root, filePath);
    if (!isPublished(filePath.replace(/^public/, ""), sourceMaps)) await rm(file, { force: true });
    else {
      caching.set(path, cacheControl({ path, headers }));
      const needs = await preparePage(root, path, file);
      if (needs) pages.set(path, needs);
    }
  }
  const policies = sitePolicies(pages);
  return new Map([...caching].map(([path, cache]) => [path, { cache, policy: policies.get(path) }]));
}

async function preparePage(root: string, path: string, file: string): Promise<Needs | Stated | undefined> {
  if (!file.endsWith(".html")) return undefined;
  // An earlier build has moved /about/index.html to /about.html, where Netlify likes it.
  const page = [file, join(root, "public", `${path}.html`)].find((place) => existsSync(place));
  if (!page) return undefined;
  const html = deferScripts(await readFile(page, "utf8"));
  await writeFile(page, html);
  return needsOf(html);
}
