import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FunctionsManifest, RoutesManifest } from "gatsby";
import type { FunctionRoute } from "../manifest";

/**
 * The site's functions, to be bundled from their sources: the source of each by its name, and where it answers. Gatsby's
 * own bundles parse uploads, check their configuration on each request, swallow what a function throws, and have the
 * build's environment written into them.
 * @throws for a page that is rendered on demand: this host has prebuilt pages only
 */
export function siteFunctions(
  root: string,
  routes: RoutesManifest,
  functions: FunctionsManifest,
): { programs: Record<string, string>; routes: FunctionRoute[] } {
  const programs: Record<string, string> = {};
  const answering = functions.flatMap(({ functionId, name }) => {
    const program = `functions/${name.replace(/^\/api\//, "").replace(/[^\w-]+/g, "-")}`;
    programs[program] = sourceOf(root, name);
    return routes
      .filter((route) => route.type === "function" && route.functionId === functionId)
      .map(({ path }) => ({ path, file: `${program}.cjs` }));
  });
  return { programs, routes: answering };
}

function sourceOf(root: string, name: string): string {
  const source = [".ts", ".js"]
    .map((extension) => `src${name}${extension}`)
    .find((path) => existsSync(join(root, path)));
  if (!source)
    throw new Error(`The function "${name}" has no source in src/api, so this host cannot serve it`);
  return source;
}
