import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import webpack from "webpack";
import type { PageFonts } from "../../../functions/enquiry/form-page-style";

const THEME = "src/theme";

/**
 * The addresses at which Gatsby publishes the two fonts that src/theme/fonts.ts imports, serif first, so that the
 * function's own page uses the files that a visitor has already. Gatsby names a file `[name]-[hash].[ext]`
 * (gatsby/dist/utils/webpack-utils.js), with the MD4 that webpack brings along and Node no longer has.
 * @throws when it imports other than two fonts
 */
export function fontAddresses(source = readFileSync(join(THEME, "fonts.ts"), "utf8")): PageFonts {
  const imports = [...source.matchAll(/^import \w+ from "(.+\.woff2)";$/gm)].map(([, path = ""]) => path);
  const [serif, sans, ...others] = imports.map(addressOf);
  if (!serif || !sans || others.length > 0)
    throw new Error("src/theme/fonts.ts: two fonts were expected, the serif and the sans one.");
  return { serif, sans };
}

function addressOf(path: string): string {
  const file = path.startsWith(".") ? join(THEME, path) : join("node_modules", path);
  const hash = webpack.util.createHash("md4").update(readFileSync(file)).digest("hex") as string;
  const { name, ext } = parse(file);
  return `/static/${name}-${hash}${ext}`;
}
