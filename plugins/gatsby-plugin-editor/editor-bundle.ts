import { cp, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import type { Plugin } from "esbuild";

const ENTRY = "plugins/gatsby-plugin-editor/start-editor.ts";
const FONTS = "node_modules/@sveltia/cms/npm/assets";

/** Editors of source code and of maps. No field of ours uses them, so they are not bundled. */
const LEFT_OUT = ["@shikijs/*", "leaflet", "leaflet/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** The editor's program: its path on the site, and the files that it was made of. */
export type Program = { address: string; inputs: string[] };

/**
 * Builds the editor's program with its fonts and languages, so that it loads nothing from other hosts.
 * @param folder where to write it
 * @param address the folder's path on the site
 * @throws when this version of Sveltia CMS keeps its fonts elsewhere
 */
export async function buildProgram(folder: string, address: string): Promise<Program> {
  const assets = (await readdir(FONTS)).filter((name) => /\.(woff2|txt)$/.test(name));
  const { metafile } = await esbuild.build({
    entryPoints: [ENTRY],
    outdir: folder,
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    target: "es2022",
    entryNames: "editor-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    external: LEFT_OUT,
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
    plugins: [ownFonts(assets, address)],
  });
  await Promise.all(assets.map((name) => cp(join(FONTS, name), join(folder, "assets", name))));
  const program =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY)?.[0] ?? "";
  return { address: `${address}/${basename(program)}`, inputs: Object.keys(metafile.inputs) };
}

const CDN_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?:[^\w/-][^/]*)?\/([\w-]+)\.woff2/g;

/** The package contains the fonts, but its styles load them from a public host. */
function ownFonts(assets: readonly string[], address: string): Plugin {
  return {
    name: "own-fonts",
    setup(build) {
      build.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
        const contents = (await readFile(path, "utf8")).replace(
          CDN_FONT,
          (_, family: string, face: string) => {
            const file = assets.find(
              (name) => name.startsWith(`${family}-${face}-`) && name.endsWith(".woff2"),
            );
            if (!file) throw new Error(`@sveltia/cms no longer brings the font ${family}`);
            return `${address}/assets/${file}`;
          },
        );
        return { contents, loader: "js" };
      });
    },
  };
}
