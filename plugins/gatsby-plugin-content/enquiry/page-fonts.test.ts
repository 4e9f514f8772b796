import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { pageFonts } from "./page-fonts";

const addresses = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address]) => address);

test("each language has the fonts of its pages, at the addresses at which Gatsby publishes them", () => {
  const { en, ar } = pageFonts(["en", "ar"]);

  expect(addresses(en!)).toEqual([
    expect.stringMatching(/^\/static\/hedvig-[\w-]+-[0-9a-f]{32}\.woff2$/),
    expect.stringMatching(/^\/static\/instrument-[\w-]+-[0-9a-f]{32}\.woff2$/),
  ]);
  expect(addresses(ar!)).toContainEqual(
    expect.stringMatching(/^\/static\/markazi-[\w-]+-[0-9a-f]{32}\.woff2$/),
  );
  expect(en).not.toContain("Markazi");
});

test("a font that is missing stops the build", () => {
  const folder = newFolder("fonts");
  const file = join(folder, "fonts.ts");
  writeFileSync(file, 'import a from "./missing.woff2";\nconsole.log(a);');

  expect(() => pageFonts(["en"], file)).toThrow("missing.woff2");
});
