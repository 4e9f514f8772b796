/** @jest-environment node */
import { readTexts } from "./check";
import { parseContent } from "./content-file";
import { kindOf } from "./kinds";
import { textsOf } from "./leaves";
import { readSchemas, schemaNamed } from "./schema";
import { shipped, shippedServices, type Seo } from "./shipped-content";

const site = shipped<{ brand: string; seo: Seo }>("site.yaml");
const offerings = shipped<{ title: string; seo: Seo }[]>("home/offerings.yaml");
const services = shippedServices();

const schemas = readSchemas();
const texts = Object.entries(readTexts()).flatMap(([path, text]) => {
  const schema = schemaNamed(schemas, kindOf(path)?.schema ?? "");
  const leaves = textsOf(schemas, schema, parseContent(path, text).data);
  return leaves.map((leaf) => ({ where: `${path} ${leaf.path.join(".")}`, value: leaf.value }));
});

test("every page has a title of its own, a description of 110 to 155 characters and five to eight keywords", () => {
  const pages = ["home", "services", "about", "contact", "not-found"].map((page) =>
    shipped<{ title: string; seo: Seo }>(`pages/${page}.yaml`),
  );
  const all = [...pages, ...services, ...offerings];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ seo }) => seo.description)).size).toBe(all.length);
  for (const { description, keywords } of [...all.map(({ seo }) => seo), site.seo]) {
    const { length } = description.replaceAll("{brand}", site.brand);
    expect([
      description,
      length >= 110 && length <= 155,
      keywords.length >= 5 && keywords.length <= 8,
    ]).toEqual([description, true, true]);
  }
});

test.each([
  [
    "words the house style avoids",
    /\b(leverag|unlock|seamless|cutting-edge|empower|world-class|innovative solution for)/i,
  ],
  ["exclamation marks", /!/],
  ["American spelling", /\b(organiz|optimiz|color|center|analyze|catalog(?!u)|customiz|favorite|behavior)/i],
  ["a range without an en dash", /\d-\d/],
  ["two spaces", /\S {2,}\S/],
  ["a dash between spaces", / [-–—] /],
])("no text holds %s", (_, pattern) => {
  expect(texts.filter(({ value }) => pattern.test(value))).toEqual([]);
});

test("the company's name stands in site.yaml only", () => {
  const brand = site.brand;
  expect(
    texts.filter(({ where, value }) => !where.startsWith("site.yaml brand") && value.includes(brand)),
  ).toEqual([]);
});
