import { readFileSync } from "node:fs";
import { CUTS, cutFont, licenceOf } from "./cut-fonts";

test.each(Object.entries(CUTS))("%s is what tools/fonts/fonts.ts writes", async (name, cut) => {
  const committed = readFileSync(`src/theme/fonts/${name}.woff2`);
  expect(committed.equals(await cutFont(cut))).toBe(true);
  expect(readFileSync(`src/theme/fonts/${name}.LICENSE.txt`, "utf8")).toBe(licenceOf(cut));
});

test("the Arabic edition's fonts are at most 60 KB", () => {
  const sizes = Object.keys(CUTS).map((name) => readFileSync(`src/theme/fonts/${name}.woff2`).length);
  expect(sizes.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(60_000);
});
