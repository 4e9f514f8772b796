import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { RoutesManifest } from "gatsby";
import { cacheControl } from "../policy/caching";
import { inParallel } from "./in-parallel";
import { isPublished } from "./published";
import { contentType } from "./types";

/** A file that visitors may have: its path on the site, and the file below Gatsby's `public` folder. */
export type Source = { path: string; file: string; bytes: number; type: string; cache: string };

/** The files of a finished build that are for visitors. `publicFolder` is where Gatsby left them. */
export async function publishedSources(
  routes: RoutesManifest,
  publicFolder: string,
  sourceMaps: boolean,
): Promise<Source[]> {
  const published = routes
    .filter((route) => route.type === "static")
    .map(({ path, filePath, headers }) => ({ path, file: filePath.replace(/^public\//, ""), headers }))
    .filter(({ file }) => isPublished(`/${file}`, sourceMaps));
  return inParallel(published, 16, async ({ path, file, headers }) => ({
    path,
    file,
    bytes: (await stat(join(publicFolder, file))).size,
    type: contentType(file),
    cache: cacheControl({ path, headers }),
  }));
}

export function isPage({ type }: { type: string }): boolean {
  return type.startsWith("text/html");
}
