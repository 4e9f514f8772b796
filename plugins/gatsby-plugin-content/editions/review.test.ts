import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pseudoEdition } from "../../../tools/long/pseudo-locale/pseudo-edition";
import { projectCopy } from "../../../test/content/content-copy";
import { bilingual, frozenTexts } from "../../../test/content/frozen-site";
import { readSchemas } from "../schema/schema-files";
import type { TranslationRecord } from "./record";
import { translations } from "./review";

const root = projectCopy();

function write(path: string, text: string): void {
  const file = join(root, "content", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const record = () => readFileSync(join(root, "content/translations.json"), "utf8");

function run(...args: string[]) {
  const said = (["log", "error"] as const).map((name) => jest.spyOn(console, name).mockImplementation());
  const status = translations(args, root);
  const [stdout, stderr] = said.map(({ mock }) => mock.calls.splice(0).flat().join("\n"));
  return { status, stdout, stderr };
}

const ARABIC = pseudoEdition(readSchemas(), frozenTexts, "ar");

/** Another sentence, so that its translation is stale. */
const asked = (text = "") => text.replace("How long does a project take?", "How long do wells take?");

beforeAll(() => {
  for (const [path, text] of Object.entries({ ...ARABIC, "site.yaml": bilingual })) write(path, text);
  expect(run("accept")).toEqual({ status: 0, stdout: "All translations are accepted.", stderr: "" });
});

test.each([
  ["ar/home/faq.yaml", 'Did you mean "ar/home/faqs.yaml"?'],
  ["content/home/faqs.yaml", 'Did you mean "ar/home/faqs.yaml"?'],
  ["ar/hom/", 'Did you mean "ar/home"?'],
  ["services/robots", "Without a path, all translations are accepted."],
])("a path without a translation, %s, is reported and nothing is written", (path, hint) => {
  const before = record();
  write("home/faqs.yaml", asked(frozenTexts["home/faqs.yaml"]));
  const result = run("accept", "ar/home/faqs.yaml", path);
  write("home/faqs.yaml", frozenTexts["home/faqs.yaml"]!);
  const name = path.replace("content/", "").replace(/\/$/, "");
  expect(result).toEqual({
    status: 2,
    stdout: "",
    stderr: `There is no translation at content/${name}. ${hint}`,
  });
  expect(record()).toBe(before);
});

test("a sentence that has changed is listed, and counts as not accepted", () => {
  write("home/faqs.yaml", asked(frozenTexts["home/faqs.yaml"]));
  const { stdout: listed } = run();
  write("home/faqs.yaml", frozenTexts["home/faqs.yaml"]!);
  const [all, known] = (listed?.match(/\d+/g) ?? []).map(Number);

  expect(listed).toContain("The sentence has changed since it was translated (1)");
  expect(known).toBe(all! - 1);
});

test("the text of what is absent or left over is listed below it", () => {
  const original = frozenTexts["home/faqs.yaml"]!;
  const arabic = ARABIC["ar/home/faqs.yaml"]!;
  const added = "- key: wells\n  question: Do you dig wells?\n  answer: >-\n    Not\n    yet.\n";
  const left = "- key: oasis\n  question: Is there water?\n  answer: There is.\n";
  write("home/faqs.yaml", `${original}${added}`);
  write("ar/home/faqs.yaml", `${arabic}${left}`);
  const { stdout: listed } = run();
  write("home/faqs.yaml", original);
  write("ar/home/faqs.yaml", arabic);

  expect(listed).toContain(`"wells" has no العربية and is left out there.\n${added}`);
  expect(listed).toContain(`No entry has the key "oasis" any more; this one is not shown.\n${left}`);
});

test("so is a single text that is missing, or left over", () => {
  const path = "ar/enquiry/form.yaml";
  const arabic = ARABIC[path]!;
  write(path, arabic.replace(/(- name: name\n +)label: .+/, "$1hint: As you like"));
  const { stdout: listed } = run();
  write(path, arabic);

  expect(listed).toMatch(/"label" is missing .+\n {2}Translate: Name\n/);
  expect(listed).toMatch(/"hint" stands here only, and is not shown\.\n +hint: As you like\n/);
});

test.each(["ar/home/faqs.yaml", "./content/ar/home/", "ar"])("what is at %s is accepted", (path) => {
  const before = record();
  write("home/faqs.yaml", asked(frozenTexts["home/faqs.yaml"]));
  expect(run("accept", path)).toMatchObject({ status: 0, stdout: "All translations are accepted." });
  write("home/faqs.yaml", frozenTexts["home/faqs.yaml"]!);
  expect(record()).not.toBe(before);
  expect(run("accept")).toMatchObject({ status: 0 });
  expect(record()).toBe(before);
});

const passedOver = (path: string) =>
  `Passed over: content/${path} cannot be read; npm run check:content says why.`;

test.each(["about/team.yaml", "ar/about/team.yaml"])(
  "while %s cannot be read, that is said, and what is recorded of it stays",
  (path) => {
    const text = readFileSync(join(root, "content", path), "utf8");
    const before = JSON.parse(record()) as TranslationRecord;
    write(path, text.replace("name:", "name"));
    write("home/faqs.yaml", asked(frozenTexts["home/faqs.yaml"]));
    const listed = run();
    const result = run("accept");
    const after = JSON.parse(record()) as TranslationRecord;
    write(path, text);
    write("home/faqs.yaml", frozenTexts["home/faqs.yaml"]!);

    expect(listed).toMatchObject({ status: 0, stderr: passedOver(path) });
    expect(listed.stdout).not.toContain("team.yaml");
    expect(result).toEqual({
      status: 1,
      stdout: "All other translations are accepted.",
      stderr: passedOver(path),
    });
    expect(after.ar?.["about/team.yaml"]).toEqual(before.ar?.["about/team.yaml"]);
    expect(after.ar?.["home/faqs.yaml"]).not.toEqual(before.ar?.["home/faqs.yaml"]);
    expect(run("accept")).toMatchObject({ status: 0 });
  },
);

test("an error in a translation is reported, and what is recorded of the translation stays", () => {
  const path = "ar/home/faqs.yaml";
  const before = record();
  write(path, ARABIC[path]!.replace("answer:", "anwser:"));
  const result = run("accept");
  const after = record();
  write(path, ARABIC[path]!);

  expect(result).toEqual({
    status: 1,
    stdout: "All other translations are accepted.",
    stderr: `Passed over: content/${path} has errors; npm run check:content says which.`,
  });
  expect(after).toBe(before);
});

test.each([
  ["cannot be read", (text: string) => text.replace("brand:", "brand"), 1],
  ["names one language", () => frozenTexts["site.yaml"]!, 0],
])("while site.yaml %s, nothing is written", (_what, change, status) => {
  const before = record();
  write("site.yaml", change(bilingual));
  expect(run("accept")).toMatchObject({ status });
  write("site.yaml", bilingual);
  expect(record()).toBe(before);
});
