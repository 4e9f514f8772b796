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
  const pages = readPages()
    .filter(({ prefix }) => prefix === "")
    .map(({ path, entry }) => [path, entry.values.title]);
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

test("no two pages have the same title or keywords, and a search result shows every title whole", () => {
  const { brand } = shipped("site.yaml") as { brand: string };
  const pages = readPages().map(
    ({ entry }) => entry.values as { title: string; seo: { keywords: string[] } },
  );
  const titles = pages.map(({ title }) => `${title} | ${brand}`);
  const keywords = pages.map(({ seo }) => seo.keywords.join(", "));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(keywords).size).toBe(pages.length);
  expect(titles.filter(({ length }) => length > 60)).toEqual([]);
});
