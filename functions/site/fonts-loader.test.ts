/** @jest-environment node */
import { readFileSync } from "node:fs";
import fontsLoader from "./fonts-loader.cjs";

test("the fonts that the pages import become a module of their addresses", () => {
  const module = fontsLoader(readFileSync("src/theme/fonts.ts", "utf8"));

  expect(module).toMatch(
    /^export default \{"serif":"\/static\/hedvig-[\w-]+-[0-9a-f]{32}\.woff2","sans":"\/static\/instrument-[\w-]+-[0-9a-f]{32}\.woff2"\};$/,
  );
});

test("a sheet with other fonts stops the build", () => {
  expect(() => fontsLoader('import font from "./font.svg";')).toThrow("src/theme/fonts.ts");
});

test("a font that is missing stops the build", () => {
  const source = 'import a from "./missing.woff2";\nimport b from "./missing.woff2";';

  expect(() => fontsLoader(source)).toThrow("src/theme/missing.woff2");
});
