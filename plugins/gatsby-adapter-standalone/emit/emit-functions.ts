import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FunctionsManifest, RoutesManifest } from "gatsby";
import type { FunctionRoute } from "../manifest";
import { bundle } from "./bundle";
import type { Bundled } from "./bundle";

/**
 * Bundles the site's functions from their sources. Gatsby's own bundles parse uploads, check their configuration on
 * each request, swallow what a function throws, and have the build's environment written into them.
 * @throws for a page that is rendered on demand: this host has prebuilt pages only
 */
export async function emitFunctions(
  folders: { root: string; to: string },
  routes: RoutesManifest,
  functions: FunctionsManifest,
): Promise<{ routes: FunctionRoute[]; bundled: Bundled[] }> {
  const files = new Map<string, string>();
  const bundled: Bundled[] = [];
  for (const { functionId, name } of functions) {
    const file = `functions/${name.replace(/^\/api\//, "").replace(/[^\w-]+/g, "-")}.cjs`;
    files.set(functionId, file);
    bundled.push(...(await bundle(folders.root, sourceOf(folders.root, name), join(folders.to, file))));
  }
  const answering = routes.flatMap((route) => {
    const file = route.type === "function" && files.get(route.functionId);
    return file ? [{ path: route.path, file }] : [];
  });
  return { routes: answering, bundled };
}

function sourceOf(root: string, name: string): string {
  const source = [".ts", ".js"]
    .map((extension) => `src${name}${extension}`)
    .find((path) => existsSync(join(root, path)));
  if (!source)
    throw new Error(`The function "${name}" has no source in src/api, so this host cannot serve it`);
  return source;
}
