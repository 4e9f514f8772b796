import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import * as esbuild from "esbuild";
import type { Metafile } from "esbuild";

/** A package whose code is inside a bundle. */
export type Bundled = { name: string; version: string };

/**
 * Bundles programs, each with everything it needs into one CommonJS file. `process.env` is read when it runs, not
 * replaced by values of the build.
 * @param programs the source of each, by its file below the folder `to`, without `.cjs`
 * @returns the packages inside the bundles
 */
export async function bundle(root: string, programs: Record<string, string>, to: string): Promise<Bundled[]> {
  const { metafile } = await esbuild.build({
    entryPoints: programs,
    outdir: to,
    outExtension: { ".js": ".cjs" },
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    charset: "utf8",
    legalComments: "eof",
    logLevel: "warning",
    metafile: true,
  });
  requireWhole(root, metafile);
  return packagesIn(root, metafile);
}

/** @throws when an installed package was left outside: the bundle would not run elsewhere */
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
