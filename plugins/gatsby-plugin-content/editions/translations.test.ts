/** @jest-environment node */
import { parse, stringify } from "yaml";
import { pseudoEdition, pseudoText } from "../../../tools/long/pseudo-locale/pseudo-edition";
import { formatProblem, problemsWith } from "../../../test/content/broken-content";
import { bilingual, frozenTexts } from "../../../test/content/frozen-site";
import type { Problem } from "../check/problem";
import { pagesIn } from "../pages/read-pages";
import { readSchemas } from "../schema/schema-files";
import { readEditions } from "./read-editions";
import type { Texts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { editionsOf, sortedFiles } from "./editions";
import { accepted } from "./record";
import { translationProblems } from "./translation-problems";

const schemas = readSchemas();

/** The frozen site with an Arabic edition that a program has made. */
const both: Texts = { ...frozenTexts, "site.yaml": bilingual, ...pseudoEdition(schemas, frozenTexts, "ar") };

/** All but what is said of any edition that a program makes: nobody has read it, and its words are long. */
const relevant = (problems: readonly Problem[]) =>
  problems.filter(({ message }) => !/ new\.$|there is room for/.test(message));

/** What the check says of both editions with a file exchanged. */
async function said(
  path: string,
  change: (text: string) => string,
): Promise<ReturnType<typeof formatProblem>[]> {
  const changed = change(both[path]!);
  expect(changed).not.toBe(both[path]);
  const problems = await problemsWith({ ...both, [path]: changed });
  return relevant(problems).map((problem) => ({ ...formatProblem(problem), severity: problem.severity }));
}

/** A change of what a file holds, in an entry of its list. */
const inEntry = (index: number, change: (entry: Record<string, unknown>) => void) => (text: string) => {
  const entries = parse(text) as Record<string, unknown>[];
  change(entries[index]!);
  return stringify(entries);
};

const valuesOf = (texts: Texts, path: string, code = "ar") =>
  readEditions(texts).find(({ file, edition }) => file.path === path && edition.language.code === code)?.file
    .data as Record<string, unknown>[] & Record<string, unknown>;

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

test("Latin words are isolated in what visitors read, and in nothing that a program reads", () => {
  const written = (path: string, change: (values: Record<string, unknown>) => void): Texts => {
    const values = parse(both[path]!) as Record<string, unknown>;
    change(values);
    return { ...both, [path]: stringify(values) };
  };
  const seo = { description: `${"ماء ".repeat(20)}API`, keywords: ["واجهة API"] };
  const about = valuesOf(
    written("ar/pages/about.yaml", (values) => Object.assign(values, { heading: "واجهة API", seo })),
    "pages/about.yaml",
  );
  expect(about).toMatchObject({ heading: "واجهة \u2066API\u2069", seo });
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

test("a text that is missing in an entry is an error with the sentence and its place", async () => {
  const spoilt = inEntry(1, (entry) => delete entry.question);
  expect(await said("ar/home/faqs.yaml", spoilt)).toEqual([
    expect.objectContaining({
      at: "ar/home/faqs.yaml",
      severity: "error",
      message: '"question" is missing in العربية in entry 2.',
      hint: "Translate: How long does a project take?",
    }),
  ]);
});

test("a text of spaces alone is missing", async () => {
  const spoilt = inEntry(1, (entry) => (entry.question = " \u00a0"));
  expect((await said("ar/home/faqs.yaml", spoilt)).map(({ message }) => message)).toEqual([
    '"question" is missing in العربية in entry 2.',
  ]);
});

test("an entry without a translation is left out, with its page, and advised on where it stands", async () => {
  const without = (text: string) => stringify((parse(text) as unknown[]).slice(1));
  expect(await said("ar/home/offerings.yaml", without)).toEqual([
    expect.objectContaining({
      at: "home/offerings.yaml",
      severity: "advice",
      message: '"data-analytics" has no العربية and is left out there.',
    }),
  ]);
  const texts = { ...both, "ar/home/offerings.yaml": without(both["ar/home/offerings.yaml"]!) };
  expect(pagesIn(texts).map(({ path }) => path)).not.toContain("/ar/services/data-analytics");
});

test("a form that a language has for numbers is asked for with such a number, and no other form is known", async () => {
  const french = pseudoEdition(schemas, frozenTexts, "fr");
  const path = "fr/enquiry/answers.yaml";
  const answers = parse(french[path]!) as object;
  const problems = await problemsWith({
    ...frozenTexts,
    ...french,
    "site.yaml": bilingual.replace("code: ar\n    name: العربية", "code: fr\n    name: Français"),
    [path]: stringify({ ...answers, tooMany: { one: "Une", two: "Deux", other: "Des" } }),
  });
  expect(relevant(problems).map(({ message, hint }) => [message, hint])).toEqual([
    [
      '"many" is missing in Français in "tooMany".',
      expect.stringMatching(/^Translate, as it is for 1000000: Several/),
    ],
    ['Unknown key "two".', expect.stringMatching(/^Forms are .*\bmany\b/)],
  ]);
});

type Form = { inputs: { name: string; choice?: { options: { value: string }[] } }[] };

test.each<[what: string, change: (form: Form) => void, caret: string, message: string]>([
  [
    "a field of the form",
    (form) => (form.inputs = form.inputs.filter(({ name }) => name !== "company")),
    "inputs",
    '"company" is missing in العربية in "inputs".',
  ],
  [
    "a choice of the form",
    ({ inputs }) => inputs.find(({ name }) => name === "service")?.choice?.options.shift(),
    "options",
    '"ai" is missing in العربية in "options".',
  ],
])("%s cannot be absent", async (_what, change, caret, message) => {
  const found = await said("ar/enquiry/form.yaml", (text) => {
    const form = parse(text) as Form;
    change(form);
    return stringify(form);
  });
  expect(found).toEqual([
    expect.objectContaining({ at: "ar/enquiry/form.yaml", severity: "error", caret, message }),
  ]);
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

test("a service without a translation takes what belongs to it along", async () => {
  const { "ar/services/software.yaml": _software, ...texts } = both;
  const problems = await problemsWith({ ...texts, "ar/services/software.yaml": undefined });
  expect(relevant(problems).map(({ message }) => message)).toEqual([
    '"Web Applications" is left out in العربية: its service "software" is absent there.',
    "This file has no العربية and is left out there.",
  ]);
  expect(pagesIn(texts).map(({ path }) => path)).not.toContain("/ar/services/web-applications");
  expect(problems.find(({ message }) => message.startsWith('"Web'))?.source).toMatch(/web-applications/);
});

test.each([
  ["that cannot be read", "about/team.yaml", (text: string) => text.replace("name:", "name")],
  ["that is gone", "home/faqs.yaml", () => undefined],
  ["whose list is empty", "site.yaml", (text: string) => text.replace(/^social:\n( .*\n)+/m, "social:\n")],
  ["that holds nothing", "about/values.yaml", () => "# Nothing yet.\n"],
  ["that lacks a text", "about/team.yaml", (text: string) => text.replace(/^ {2}title: .*\n/m, "")],
  ["whose slug has changed", "services/ai.yaml", (text: string) => text.replace("slug: ai", "slug: wells")],
])(
  "of an original %s, everything is said in the first language, and nothing is to be removed in another",
  async (_what, path, change) => {
    const problems = relevant(await problemsWith({ ...both, [path]: change(both[path]!) }));
    expect(problems.length).toBeGreaterThan(0);
    for (const { file, severity } of problems)
      expect({ file, severity }).toEqual({
        file: expect.not.stringContaining("/ar/") as unknown,
        severity: "error",
      });
  },
);

test.each([
  ["conflict marks", (text: string) => `<<<<<<< HEAD\n${text}`],
  ["a tab", (text: string) => text.replace("\n  ", "\n\t")],
])("while a translation has %s, it is not taken for absent or new", async (_what, change) => {
  const path = "ar/about/team.yaml";
  const problems = await problemsWith({
    ...both,
    "site.yaml": `${bilingual}\ntranslations:\n  absent: error\n`,
    [path]: change(both[path]!),
  });
  const files = problems.map(({ file }) => file).filter((file) => file.endsWith("about/team.yaml"));
  expect(files).toEqual([`content/${path}`]);
});

test.each([
  [
    "an unknown key",
    "ar/pages/about.yaml",
    (text: string) => text.replace("heading:", "headng:"),
    [/^"heading" is missing/, /^Unknown key "headng"/],
  ],
  [
    "what every language shares",
    "ar/home/slides.yaml",
    inEntry(0, (entry) => (entry.ctaLink = "/contact")),
    [/^"ctaLink" is the same in every language/],
  ],
  [
    "a key that no entry has any more",
    "ar/about/values.yaml",
    inEntry(0, (entry) => (entry.key = "patiense")),
    [/^"patience" has no العربية/, /^No entry has the key "patiense" any more/],
  ],
  [
    "an entry without a key",
    "ar/about/values.yaml",
    inEntry(0, (entry) => delete entry.key),
    [/^"key" is missing in entry 1/, /^"patience" has no العربية/],
  ],
  [
    "a list that has to be whole",
    "ar/home/offerings.yaml",
    inEntry(0, (entry) => (entry.features = (entry.features as unknown[]).slice(1))),
    [/^"features" needs exactly 6 entries and has 5 in العربية/, /^"level-records" has no/],
  ],
  [
    "a placeholder that stands for nothing",
    "ar/pages/home.yaml",
    (text: string) => text.replace("{brand}", "{brnd}"),
    [/^\{brnd\} stands for nothing/],
  ],
  [
    "a brace that is left over",
    "ar/pages/home.yaml",
    (text: string) => text.replace("{brand}", "brand}"),
    [/^\} stands for nothing/],
  ],
])("%s is said where it stands", async (_, path, change, messages) => {
  const found = (await said(path, change)).map(({ message }) => message);
  expect(found.toSorted()).toEqual(messages.map((one) => expect.stringMatching(one) as unknown));
});

test("no page, and no former one, can stand at the path of a language", async () => {
  const texts = { ...both, "legal/arabic.yaml": both["legal/privacy.yaml"]!.replace(/slug: .*/, "slug: ar") };
  expect(
    (await problemsWith(texts)).filter(({ severity }) => severity !== "advice").map(formatProblem),
  ).toEqual([
    {
      at: "legal/arabic.yaml",
      caret: "ar",
      message: 'The legal text "ar" would stand at /ar, among the pages in العربية.',
      hint: "Change the slug.",
    },
  ]);
  const formerly = (text: string) =>
    text.replace("title: About\n", "title: About\nformerly:\n  - /ar/services\n");
  expect(await said("pages/about.yaml", formerly)).toEqual([
    expect.objectContaining({
      caret: "/ar/services",
      message: expect.stringMatching(/is a page of this site/) as unknown,
    }),
  ]);
});

test.each([
  ["a page", "pages/about.yaml", "advice"],
  ["the file of an entry", "services/software.yaml", "advice"],
  ["the home page", "pages/home.yaml", "error"],
  ["the page that an enquiry leads to", "pages/contact.yaml", "error"],
  ["a list", "about/team.yaml", "error"],
  ["what every page shows", "process.yaml", "error"],
])("%s that has no translation is said where it stands", async (_what, path, severity) => {
  const problems = await problemsWith({ ...both, [`ar/${path}`]: undefined });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: `content/${path}`,
      severity,
      hint: `Translate it in content/ar/${path}.`,
    }),
  );
});

test.each(["home/faqs.yaml", "pages/about.yaml", "site.yaml"])(
  "of a translation of %s with a misspelt name, only that is said",
  async (path) => {
    const misspelt = `ar/${path.replace(/.\.yaml$/, ".yaml")}`;
    const texts = { ...both, [`ar/${path}`]: undefined, [misspelt]: both[`ar/${path}`] };
    expect(
      relevant(await problemsWith(texts)).map(({ file, message, hint }) => [file, message, hint]),
    ).toEqual([[`content/${misspelt}`, "Nothing reads this file.", `Did you mean content/ar/${path}?`]]);
  },
);

test.each([
  ["that is empty", "site.yaml", () => ""],
  ["that says of no language", "site.yaml", (text: string) => text.replace("languages:", "langauges:")],
  ["with a misspelt name", "sites.yaml", (text: string) => text],
])("a site.yaml %s does not make its languages unknown ones", async (_what, name, change) => {
  const texts = { ...both, "site.yaml": undefined, [name]: change(bilingual) };
  const problems = relevant(await problemsWith(texts));
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([`content/${name}`]));
});

test("a sentence that has changed is quoted in one line, with what to do when its translation is right", () => {
  const files = Object.entries(both).map(([path, text]) => parseContent(path, text));
  const sorted = sortedFiles(files);
  const [, edition] = editionsOf(schemas, sorted);
  const record = accepted({}, [edition!]);
  record.ar!["home/faqs.yaml"]!["duration.question"] = "another";
  const problems = translationProblems(
    schemas,
    sorted,
    () => true,
    () => false,
    record,
  );
  expect(relevant(problems).map(({ file, hint }) => [file, hint])).toEqual([
    [
      "content/ar/home/faqs.yaml",
      'It reads now: "How long does a project take?". When the translation is right: npm run translations -- accept ar/home/faqs.yaml',
    ],
  ]);
});

test("a damaged record is an error with the way to a new one, and says nothing of translations", () => {
  const sorted = sortedFiles(Object.entries(both).map(([path, text]) => parseContent(path, text)));
  const problems = translationProblems(
    schemas,
    sorted,
    () => true,
    () => false,
    undefined,
  );
  expect(relevant(problems)).toEqual([
    expect.objectContaining({
      file: "content/translations.json",
      severity: "error",
      hint: expect.stringMatching(/npm run translations -- accept$/) as unknown,
    }),
  ]);
});

test("content/site.yaml can demand that nothing is absent", async () => {
  const problems = await problemsWith({
    ...both,
    "site.yaml": `${bilingual}\ntranslations:\n  absent: error\n`,
    "ar/pages/about.yaml": undefined,
  });
  expect(problems.find(({ file }) => file === "content/pages/about.yaml")?.severity).toBe("error");
});
