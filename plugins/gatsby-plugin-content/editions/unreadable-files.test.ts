import { both, relevant } from "../../../test/content/arabic-edition";
import { problemsWith } from "../../../test/content/broken-content";
import { bilingual } from "../../../test/content/frozen-site";

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
  ["that is empty", "site.yaml", () => ""],
  ["that says of no language", "site.yaml", (text: string) => text.replace("languages:", "langauges:")],
  ["with a misspelt name", "sites.yaml", (text: string) => text],
])("a site.yaml %s does not make its languages unknown ones", async (_what, name, change) => {
  const texts = { ...both, "site.yaml": undefined, [name]: change(bilingual) };
  const problems = relevant(await problemsWith(texts));
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([`content/${name}`]));
});
