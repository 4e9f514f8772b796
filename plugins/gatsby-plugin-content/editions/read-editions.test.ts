import { parse, stringify } from "yaml";
import { pseudoText } from "../../../tools/long/pseudo-locale/pseudo-edition";
import { both, relevant, said, valuesOf } from "../../../test/content/arabic-edition";
import { problemsWith } from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";
import type { Texts } from "../check/check-content";
import { pagesIn } from "../pages/read-pages";
import { readEditions } from "./read-editions";

test("a whole edition has nothing wrong, and a page for every page", async () => {
  expect(relevant(await problemsWith(both))).toEqual([]);
  const paths = pagesIn(both).map(({ path }) => path);
  const english = pagesIn(frozenTexts).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(
    [...english, ...english.map((path) => (path === "/" ? "/ar" : `/ar${path}`))].toSorted(),
  );
});

test("texts are the translation's, all else is the original's, links and pictures lead where they should", () => {
  const [slide] = valuesOf(both, "home/slides.yaml");
  expect(slide).toMatchObject({
    id: "slide-ai",
    language: "ar",
    title: pseudoText("Know Your Water"),
    image: "../../en/images/hero-ai.jpg",
    ctaLink: "/ar/services/ai",
    focus: { x: 100, y: 0 },
  });
  const [offering] = valuesOf(both, "home/offerings.yaml");
  expect(offering).toMatchObject({
    path: "/ar/services/data-analytics",
    service: "ai",
    serviceNode: "ar/ai",
  });
  expect(valuesOf(both, "pages/home.yaml").reasons).toMatchObject({
    heading: `${pseudoText("Why Choose")} ${pseudoText("Karez")}`,
  });
});

test("an empty line parts paragraphs, and the end of any other line is a space", () => {
  const faqs = parse(both["home/faqs.yaml"]!) as Record<string, unknown>[];
  const [first] = faqs;
  Object.assign(first!, { answer: "As the file\nwraps it.\n\nAnother.\n" });
  const [shown] = valuesOf({ ...both, "home/faqs.yaml": stringify(faqs) }, "home/faqs.yaml", "en");
  expect(shown).toMatchObject({ answer: "As the file wraps it.\n\nAnother." });
});

test("unchanged texts are read once, and a changed one shows at once", () => {
  const editions = readEditions(both);
  expect(readEditions({ ...both })).toBe(editions);

  const { "home/faqs.yaml": _faqs, ...fewer } = both;
  expect(readEditions(fewer)).not.toContainEqual(expect.objectContaining({ schema: "faqs" }));
});

/** The content with one file changed. */
const written = (path: string, change: Record<string, unknown>): Texts => ({
  ...both,
  [path]: stringify({ ...(parse(both[path]!) as object), ...change }),
});

test("Latin words are isolated in what visitors read, and in nothing that a program reads", () => {
  const seo = { description: `${"ماء ".repeat(20)}API`, keywords: ["واجهة API"] };
  const about = valuesOf(written("ar/pages/about.yaml", { heading: "واجهة API", seo }), "pages/about.yaml");
  expect(about).toMatchObject({ heading: "واجهة \u2066API\u2069", seo });
});

test("a number and what it counts hold together in texts from the right", () => {
  const about = valuesOf(written("ar/pages/about.yaml", { heading: "خلال 8 أسابيع" }), "pages/about.yaml");
  expect(about).toMatchObject({ heading: "خلال 8\u00A0أسابيع" });
});

test("terms hold together in the headings of their language", () => {
  const words = `${both["interface.yaml"]}keepTogether:\n  - Why Choose\n`;
  const { reasons } = valuesOf({ ...both, "interface.yaml": words }, "pages/home.yaml", "en");
  expect(reasons).toMatchObject({ heading: "Why\u00A0Choose Karez" });
});

test("entries are found by their keys, whatever their order", async () => {
  const turned = (text: string) => stringify((parse(text) as unknown[]).toReversed());
  expect(await said("ar/home/faqs.yaml", turned)).toEqual([]);
  const texts = { ...both, "ar/home/faqs.yaml": turned(both["ar/home/faqs.yaml"]!) };
  expect(valuesOf(texts, "home/faqs.yaml")).toEqual(valuesOf(both, "home/faqs.yaml"));
});

test("a link to a page that is absent leads to the page above it", () => {
  const { "ar/pages/about.yaml": _about, ...texts } = both;
  expect(valuesOf(texts, "site.yaml").navigation).toMatchObject([
    { to: "/ar" },
    { to: "/ar/services" },
    { to: "/ar" },
    { to: "/ar/contact" },
  ]);
});

test.each([
  ["/services/ai#specimen", "/ar/services/ai"],
  ["/services#ai-services", "/ar/services#ai-services"],
  ["/services/ai#main", "/ar/services/ai#main"],
  ["/contact?service=ai#specimen", "/ar/contact?service=ai#specimen"],
])("without the specimen of /services/ai, a link to %s leads to %s", (to, expected) => {
  const { "ar/specimens/leak-hearing.yaml": _specimen, ...texts } = both;
  const process = both["process.yaml"]!.replace("to: /contact", `to: ${to}`);
  expect(valuesOf({ ...texts, "process.yaml": process }, "process.yaml")).toMatchObject({
    button: { to: expected },
  });
});
