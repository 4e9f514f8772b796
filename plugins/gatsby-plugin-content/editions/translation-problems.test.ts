import { parse, stringify } from "yaml";
import { pseudoEdition } from "../../../tools/long/pseudo-locale/pseudo-edition";
import { both, inEntry, relevant, said } from "../../../test/content/arabic-edition";
import { formatProblem, problemsWith } from "../../../test/content/broken-content";
import { bilingual, frozenTexts } from "../../../test/content/frozen-site";
import { readSchemas } from "../schema/schema-files";

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

test("the company's name in another language is one that e-mails can be sent in, too", async () => {
  const spoilt = (text: string) => text.replace(/^brand: .*$/m, "brand: <Karez>");
  expect(await said("ar/site.yaml", spoilt)).toEqual([
    expect.objectContaining({ severity: "error", message: '"brand" cannot be "<Karez>".' }),
  ]);
});

test("a text of spaces alone is missing", async () => {
  const spoilt = inEntry(1, (entry) => (entry.question = " \u00a0"));
  expect((await said("ar/home/faqs.yaml", spoilt)).map(({ message }) => message)).toEqual([
    '"question" is missing in العربية in entry 2.',
  ]);
});

test("a missing plural form is asked for with an example number, and any other form is unknown", async () => {
  const french = pseudoEdition(readSchemas(), frozenTexts, "fr");
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
    "an entry with a number for a key",
    "ar/about/values.yaml",
    inEntry(0, (entry) => (entry.key = 2024)),
    [/^"key" should be a text, and is read as a number/, /^"patience" has no العربية/],
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
])("%s is reported at its place", async (_, path, change, messages) => {
  const found = (await said(path, change)).map(({ message }) => message);
  expect(found.toSorted()).toEqual(messages.map((one) => expect.stringMatching(one) as unknown));
});

test("a language that is named twice is the only thing that is wrong", async () => {
  const twice = (text: string) => text.replace("code: ar\n", "code: en\n");
  expect(await said("site.yaml", twice)).toEqual([
    expect.objectContaining({ at: "site.yaml", caret: "en", severity: "error" }),
  ]);
});

test("the hint on a translation whose entry is gone is to remove it", async () => {
  const found = await said(
    "ar/about/values.yaml",
    inEntry(0, (entry) => (entry.key = "falconry")),
  );
  expect(found.map(({ hint }) => hint)).toContainEqual(
    expect.stringMatching(/^Remove it, or write the key of the entry that it translates: patience, /),
  );
});

test("if no original has a key, the hint is to give them one", async () => {
  const found = await said("about/values.yaml", (text) => text.replace(/key: .*\n {2}/g, ""));
  expect(found.map(({ hint }) => hint)).toContain(
    "No entry of the original has a key. Give them one again, or remove this entry.",
  );
});

test("an original without a key is reported, and its translation too", async () => {
  const found = await said(
    "home/offerings.yaml",
    inEntry(0, (entry) => {
      const [first, ...others] = entry.features as { key: string }[];
      entry.features = [{ ...first, key: undefined }, ...others];
    }),
  );
  expect(found.map(({ hint }) => hint)).toContain(
    "An entry of the original has no key, by which its translation could be found.",
  );
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
      hint: "Change this slug.",
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
