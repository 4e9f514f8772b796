/** @jest-environment node */
import { fontAddresses } from "./font-addresses";

test("the fonts that the pages import have the addresses at which Gatsby publishes them", () => {
  expect(fontAddresses()).toEqual({
    serif: expect.stringMatching(/^\/static\/hedvig-[\w-]+-[0-9a-f]{32}\.woff2$/) as string,
    sans: expect.stringMatching(/^\/static\/instrument-[\w-]+-[0-9a-f]{32}\.woff2$/) as string,
  });
});

test.each([
  ["no fonts", 'import font from "./font.svg";'],
  [
    "one font",
    'import a from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";',
  ],
])("with %s the build stops", (_what, source) => {
  expect(() => fontAddresses(source)).toThrow("src/theme/fonts.ts: two fonts were expected");
});

test("a font that is missing stops the build", () => {
  expect(() => fontAddresses('import a from "./missing.woff2";')).toThrow("src/theme/missing.woff2");
});
