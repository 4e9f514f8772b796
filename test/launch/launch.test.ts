/** @jest-environment node */
import { parse } from "yaml";
import { readTexts } from "../../plugins/gatsby-plugin-content/check/check-content";
import { readPages } from "../../plugins/gatsby-plugin-content/pages/read-pages";
import * as config from "../../src/config";
import { CONSTANTS, CONTENT, TITLES } from "./specification";

const texts = readTexts();
const shipped = (path: string): unknown => parse(texts[path] ?? "");

test.each(Object.keys(CONTENT))("content/%s holds what the specification says of it", (path) => {
  expect(shipped(path)).toMatchObject(CONTENT[path] as object);
});

test("the site has the pages that the specification names, with their titles, and no others", () => {
  const pages = readPages().map(({ path, entry }) => [path, entry.values.title]);
  expect(Object.fromEntries(pages)).toEqual(TITLES);
  expect(shipped("pages/not-found.yaml")).toMatchObject({ title: "Page Not Found" });
});

test("the site has three services", () => {
  expect(Object.keys(texts).filter((path) => path.startsWith("services/"))).toHaveLength(3);
});

test("the constants are the specification's", () => {
  expect(config).toMatchObject(CONSTANTS);
});

test("the team is marked as sample people, to be replaced before launch", () => {
  expect(texts["about/team.yaml"]).toMatch(/^# .*sample people.*replace them before launch/m);
});

test.each(["title", "description", "keywords"])("no two pages have the same %s", (what) => {
  const said = readPages().map(({ path, entry: { values } }) => {
    const { description, keywords } = values.seo as { description: string; keywords: string[] };
    const texts: Record<string, unknown> = { title: values.title, description, keywords };
    return [JSON.stringify(texts[what]), path];
  });
  const repeated = said.filter(([text], index) => said.findIndex(([other]) => other === text) !== index);
  expect(repeated).toEqual([]);
});

/** Search engines cut titles near 60 characters and descriptions near 160. */
test("titles and descriptions are of lengths that search results show", () => {
  const { brand } = shipped("site.yaml") as { brand: string };
  for (const { path, entry } of readPages()) {
    const { title, seo } = entry.values as { title: string; seo: { description: string } };
    const description = seo.description.replaceAll("{brand}", brand);
    expect([path, `${title} | ${brand}`.length <= 60]).toEqual([path, true]);
    expect([path, description.length >= 70, description.length <= 160]).toEqual([path, true, true]);
  }
});
