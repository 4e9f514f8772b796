import { readFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";
import webpack from "webpack";
import type { PageFonts } from "../../../functions/enquiry/form-page-style";

const FONTS = "src/theme/fonts.ts";

/** The exports of that file that are used here. */
type Fonts = {
  families: string;
  fallbackFaces: string;
  fontStyle: (language: string) => { css: string };
  languageStyles: (language: string) => string;
};

/**
 * The pages' fonts in each language as CSS, so that the function's own page uses the files that a visitor has already.
 * Runs src/theme/fonts.ts for that, with the addresses at which Gatsby publishes the fonts that it imports.
 * @throws when a font is missing
 */
export function pageFonts(languages: readonly string[], file = FONTS): PageFonts {
  const { families, fallbackFaces, fontStyle, languageStyles } = run(file);
  const styles = (language: string) =>
    `${fallbackFaces}${fontStyle(language).css}:root { ${families} }${languageStyles(language)}`;
  return Object.fromEntries(languages.map((language) => [language, styles(language).replace(/\s+/g, " ")]));
}

function run(file: string): Fonts {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "cjs",
    external: ["*.woff2"],
    logLevel: "silent",
  });
  const module = { exports: {} };
  const require = (path: string) => addressOf(path, dirname(file));
  runInNewContext(outputFiles[0]!.text, { module, require });
  return module.exports as Fonts;
}

/** Gatsby names a file `[name]-[hash].[ext]` (gatsby/dist/utils/webpack-utils.js), with an MD4 that Node now lacks. */
function addressOf(path: string, folder: string): string {
  const file = path.startsWith(".") ? join(folder, path) : join("node_modules", path);
  const hash = webpack.util.createHash("md4").update(readFileSync(file)).digest("hex") as string;
  const { name, ext } = parse(file);
  return `/static/${name}-${hash}${ext}`;
}
