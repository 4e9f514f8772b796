/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import siteFactsLoader from "./loader.cjs";

const yaml = (brand: string, from: string, to: string) =>
  `brand: ${brand}\nenquiry: { from: ${from}, to: ${to} }\n`;

test("the shipped settings hold what the function needs", () => {
  const source = readFileSync("content/site.yaml", "utf8");
  const site = parse(source) as { brand: string; enquiry: { to: string } };

  const module = siteFactsLoader(source);

  expect(module).toContain(JSON.stringify(site.brand));
  expect(module).toContain(JSON.stringify(site.enquiry.to));
});

test("the facts become a module, with the brand in its places", () => {
  const module = siteFactsLoader(yaml('A"B', '"{brand} <a@b.co>"', "c@d.co"));

  expect(module).toBe('export default {"brand":"A\\"B","from":"A\\"B <a@b.co>","to":"c@d.co"};');
});

test.each([
  ["", "brand"],
  ["brand: 7", "brand"],
  ["brand: A", "enquiry.from"],
  ["brand: A\nenquiry: { to: c@d.co }", "enquiry.from"],
  [yaml("A", "a@b.co", '" "'), "enquiry.to"],
])("a missing fact in %j stops the build and is named", (source, key) => {
  expect(() => siteFactsLoader(source)).toThrow(`content/site.yaml: \`${key}\` is missing.`);
});
