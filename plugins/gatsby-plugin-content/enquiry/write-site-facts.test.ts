import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { siteForTests } from "../../../test/functions/site-facts";
import { writeSiteFacts } from "./write-site-facts";

jest.mock("./site-facts", () => ({ siteFacts: () => siteForTests }));

const folder = newFolder("facts");
const file = join(folder, "generated.ts");

const texts = {
  "pages/contact.yaml": "title: Contact",
  "pages/home.yaml": "title: Home",
  "site.yaml": "brand: B",
};

test("a module with the facts and the fonts is written, and left alone while nothing has changed", () => {
  writeSiteFacts(texts, file);
  const module = readFileSync(file, "utf8");
  const long = new Date(0);
  utimesSync(file, long, long);
  writeSiteFacts(texts, file);

  expect(module).toContain(`export const site: SiteFacts = ${JSON.stringify(siteForTests, null, 2)};`);
  expect(module).toContain('export const pages: readonly string[] = ["/","/contact"];');
  expect(module).toMatch(/export const fonts: PageFonts = \{\n {2}"en": ".*\/static\/.*",\n {2}"ar": "/);
  expect(statSync(file).mtime).toEqual(long);
});

test("a module of earlier content is written anew", () => {
  writeSiteFacts(texts, file);
  writeSiteFacts({ ...texts, "pages/about.yaml": "title: About" }, file);

  expect(readFileSync(file, "utf8")).toContain('pages: readonly string[] = ["/","/about","/contact"];');
});
