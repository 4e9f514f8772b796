import { parse } from "yaml";
import { checkContent, readTexts } from "../../plugins/gatsby-plugin-content/check/check-content";
import { parseContent } from "../../plugins/gatsby-plugin-content/check/content-file";
import { collectionOf } from "../../plugins/gatsby-plugin-content/registry";
import { readSchemas, schemaNamed } from "../../plugins/gatsby-plugin-content/schema/schema-files";
import { textsOf } from "../../plugins/gatsby-plugin-content/schema/text-values";

/** How the shipped texts are written; editors may write otherwise. */

const files = readTexts();
const schemas = readSchemas();
const texts = Object.entries(files).flatMap(([path, text]) => {
  const collection = collectionOf(path);
  if (!collection) return []; // A translation has rules of its own.
  const schema = schemaNamed(schemas, collection.schema);
  const found = textsOf(schemas, schema, parseContent(path, text).data);
  // Dates, opening hours and keys are codes.
  const isCode = (one: (typeof found)[number]) =>
    one.schema.format === "date" || ["openingHours", "key"].includes(String(one.path.at(-1)));
  const written = found.filter((one) => !isCode(one));
  return written.map((one) => ({ where: `${path} ${one.path.join(".")}`, value: one.value }));
});

const { brand } = parse(files["site.yaml"] ?? "") as { brand: string };
const wordsIn = (text: string) => text.trim().split(/\s+/).length;
const shipped = <Entry>(path: string) => parse(files[path] ?? "") as Entry;

type Offering = { title: string; description: string; features: { title: string; text: string }[] } & Record<
  "symptoms" | "questions" | "needs",
  unknown[]
> & { specimen: string; enquiry: unknown };

const offerings = shipped<Offering[]>("home/offerings.yaml");

test("the check finds nothing to advise", async () => {
  expect(await checkContent()).toEqual([]);
});

test("every file begins with a comment that tells an editor what it is", () => {
  const bare = Object.keys(files).filter((path) => !/^# .{20,}\n/.test(files[path] ?? ""));
  expect(bare).toEqual([]);
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
])("no text holds %s, but for the enquiry's, which the specification gives word for word", (_, pattern) => {
  const ours = texts.filter(({ where }) => !where.startsWith("enquiry/"));
  expect(ours.filter(({ value }) => pattern.test(value))).toEqual([]);
});

test("the company's name stands in site.yaml only", () => {
  const spelled = texts.filter(({ value }) => value.includes(brand));
  expect(spelled.map(({ where }) => where)).toEqual(["site.yaml brand"]);
});

test("every description for search engines is another one and takes 110 to 155 characters", () => {
  const descriptions = texts
    .filter(({ where }) => where.endsWith("seo.description"))
    .map(({ value }) => value.replaceAll("{brand}", brand));
  expect(descriptions.filter(({ length }) => length < 110 || length > 155)).toEqual([]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("every page has five to eight keywords", () => {
  const counts = new Map<string, number>();
  for (const { where } of texts) {
    const [, page] = /^(.*seo)\.keywords\.\d+$/.exec(where) ?? [];
    if (page) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count < 5 || count > 8)).toEqual([]);
});

test("an offering is described in at most 110 characters, and each feature in two to four words", () => {
  for (const { description, features } of offerings) {
    expect([description, description.length <= 110]).toEqual([description, true]);
    expect(features.filter(({ title }) => wordsIn(title) < 2 || wordsIn(title) > 4)).toEqual([]);
  }
});

test.each(offerings)("the page of $title has every part, and says it in about 300 words", (offering) => {
  expect(offering).toMatchObject({
    symptoms: { length: 3 },
    questions: { length: 2 },
    needs: { length: 3 },
    specimen: expect.any(String) as unknown,
    enquiry: expect.anything() as unknown,
  });
  expect(offering.features.filter(({ text }) => !text)).toEqual([]);

  // Search texts do not count, since they are not on the page, nor figures and names in a specimen, which are not
  // prose.
  const at = offerings.indexOf(offering);
  const own = texts.filter(({ where }) =>
    new RegExp(`^home/offerings.yaml ${at}\\.(?!seo|service|icon|specimen)`).test(where),
  );
  const sheet = texts.filter(({ where }) =>
    new RegExp(`^specimens/${offering.specimen}.yaml (heading|text|title|note|verdict)\\b`).test(where),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(sheet.length).toBeGreaterThan(4);
  const count = [...own, ...sheet].reduce((sum, { value }) => sum + wordsIn(value), 0);
  expect([offering.title, count, count >= 260 && count <= 340]).toEqual([offering.title, count, true]);
});

test("every specimen is shown somewhere, and each page shows one of its own", () => {
  const chosen = texts.filter(({ where }) => where.endsWith("specimen")).map(({ value }) => value);
  const specimens = texts.filter(({ where }) => /^specimens\/.* slug$/.test(where)).map(({ value }) => value);
  expect(specimens.length).toBeGreaterThan(0);
  expect(chosen.toSorted()).toEqual(specimens.toSorted());
  expect(new Set(chosen).size).toBe(chosen.length);
});

test("an answer takes 30 to 60 words, a service's introduction 60 to 120", () => {
  const faqs = shipped<{ answer: string }[]>("home/faqs.yaml");
  expect(faqs.filter(({ answer }) => wordsIn(answer) < 30 || wordsIn(answer) > 60)).toEqual([]);
  for (const service of ["ai", "media", "software"]) {
    const { intro } = shipped<{ intro: string }>(`services/${service}.yaml`);
    expect([service, wordsIn(intro) >= 60 && wordsIn(intro) <= 120]).toEqual([service, true]);
  }
});
