import { parse, stringify } from "yaml";
import { both, relevant, said } from "../../../test/content/arabic-edition";
import { problemsWith } from "../../../test/content/broken-content";
import { bilingual } from "../../../test/content/frozen-site";
import { pagesIn } from "../pages/read-pages";

test("an entry without a translation is left out, with its page, and reported as advice at its place", async () => {
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

test("a service without a translation is left out with its offerings", async () => {
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
  ["a page", "pages/about.yaml", "advice"],
  ["the file of an entry", "services/software.yaml", "advice"],
  ["the home page", "pages/home.yaml", "error"],
  ["the page that an enquiry leads to", "pages/contact.yaml", "error"],
  ["a list", "about/team.yaml", "error"],
  ["what every page shows", "process.yaml", "error"],
])("%s without a translation is reported at its place", async (_what, path, severity) => {
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

test("content/site.yaml can demand that nothing is absent", async () => {
  const problems = await problemsWith({
    ...both,
    "site.yaml": `${bilingual}\ntranslations:\n  absent: error\n`,
    "ar/pages/about.yaml": undefined,
  });
  expect(problems.find(({ file }) => file === "content/pages/about.yaml")?.severity).toBe("error");
});
