import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CUTS, cutFont, licenceOf } from "./cut-fonts";

const FOLDER = "src/theme/fonts";

/** `node --import tsx tools/fonts/fonts.ts` cuts the fonts of the Arabic edition, and puts them and their licences into src/theme/fonts. */
async function writeFonts(): Promise<void> {
  for (const [name, cut] of Object.entries(CUTS)) {
    const font = await cutFont(cut);
    writeFileSync(join(FOLDER, `${name}.woff2`), font);
    writeFileSync(join(FOLDER, `${name}.LICENSE.txt`), licenceOf(cut));
    console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} KB`);
  }
}

void writeFonts();
