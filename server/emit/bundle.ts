import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import * as esbuild from "esbuild";
import type { Metafile, Plugin } from "esbuild";

/** A package whose code is inside a bundle. */
export type Bundled = { name: string; version: string };

/**
 * Bundles a program of ours and everything it needs into one CommonJS file that runs wherever Node does.
 * `process.env` is left alone: what the environment holds while the site is built must not get into a file.
 * @returns the packages that are now inside it
 */
export async function bundle(root: string, entry: string, outfile: string): Promise<Bundled[]> {
  const { metafile } = await esbuild.build({
    entryPoints: [entry],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    charset: "utf8",
    legalComments: "eof",
    logLevel: "warning",
    metafile: true,
    plugins: [webpackLoaders],
  });
  requireWhole(root, metafile);
  return packagesIn(root, metafile);
}

/** Webpack's `!!loader!file`, with which a function takes the company's facts from content/site.yaml. */
const webpackLoaders: Plugin = {
  name: "webpack-loaders",
  setup(build) {
    build.onResolve({ filter: /^!!/ }, ({ path, resolveDir }) => {
      const [loader = "", file = ""] = path.slice(2).split("!");
      return {
        namespace: "loaded",
        path: resolve(resolveDir, file),
        pluginData: resolve(resolveDir, loader),
      };
    });
    build.onLoad({ filter: /.*/, namespace: "loaded" }, async ({ path, pluginData }) => {
      const load = createRequire(path)(pluginData as string) as (source: string) => string;
      return { contents: load(await readFile(path, "utf8")), loader: "js" };
    });
  },
};

/** @throws when a package was left outside although it is installed: the bundle would not run elsewhere */
function requireWhole(root: string, { outputs }: Metafile): void {
  const outside = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path))
    .filter(({ path }) => existsSync(join(root, "node_modules", path)));
  if (outside.length > 0) throw new Error(`Not bundled: ${outside.map(({ path }) => path).join(", ")}`);
}

function packagesIn(root: string, { inputs }: Metafile): Bundled[] {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
  );
  return [...new Set(folders)].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Bundled;
    return { name, version };
  });
}
