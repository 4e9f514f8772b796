import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { RoutesManifest } from "gatsby";
import { cacheControl, IMMUTABLE } from "../policy/caching";
import { NOT_FOUND } from "./not-found";
import { isPublished } from "./published";
import { contentType } from "./content-types";

/** A published file: its path on the site, and the file below Gatsby's `public` folder. */
export type Source = { path: string; file: string; bytes: number; type: string; cache: string };

/** The files of a finished build that are published. @param root the project's folder */
export async function publishedSources(routes: RoutesManifest, root: string): Promise<Source[]> {
  const published = routes
    .filter((route) => route.type === "static")
    .map(({ path, filePath, headers }) => ({ path, file: filePath.replace(/^public\//, ""), headers }))
    .filter(({ file }) => isPublished(`/${file}`))
    .filter((file) => !isFormerScript(file) && !isFormerPage(file.path, root));
  return Promise.all(
    published.map(async ({ path, file, headers }) => ({
      path,
      file,
      bytes: await sizeOf(join(root, "public", file)),
      type: contentType(file),
      cache: cacheControl({ path, headers }),
    })),
  );
}

/** A script of an earlier build: Gatsby keeps those, but marks only the scripts of this build as immutable. */
function isFormerScript({ path, headers }: Parameters<typeof cacheControl>[0]): boolean {
  return /^\/[^/]+-[0-9a-f]{20}\.js\b/.test(path) && cacheControl({ path, headers }) !== IMMUTABLE;
}

/** A page that an earlier build for Netlify left, such as `about.html`: no page path of this build ends in `.html`. */
function isFormerPage(path: string, root: string): boolean {
  return path.endsWith(".html") && path !== NOT_FOUND && !existsSync(join(root, "static", path));
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    throw new Error(`${file} is missing. Remove the files of earlier builds: npx gatsby clean`, {
      cause: error,
    });
  }
}
