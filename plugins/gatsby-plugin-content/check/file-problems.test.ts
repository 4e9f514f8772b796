import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { problemsWith } from "../../../test/content/broken-content";
import { bilingual, frozenTexts } from "../../../test/content/frozen-site";
import { pagesIn } from "../pages/read-pages";
import { readTexts } from "./check-content";
import { fileProblems, unreadFiles } from "./file-problems";

const words = async (files: Record<string, string | undefined>) =>
  (await problemsWith(files)).map(({ file, message, hint }) => [file, message, hint]);

const PUT_BACK = "Put it back, under exactly this name.";

test("a missing file is reported", async () => {
  expect(await words({ "home/reasons.yaml": undefined })).toEqual([
    ["content/home/reasons.yaml", "This file is missing.", PUT_BACK],
  ]);
});

test("a folder of entries may be empty", () => {
  const missing = fileProblems([], new Map()).map(({ file }) => file);
  expect(missing).not.toContain("content/services/*.yaml");
  expect(missing).toContain("content/site.yaml");
});

test.each([
  ["home/faqs.yaml", "home/faq.yaml"],
  ["home/offerings.yaml", "home/offering.yaml"],
  ["interface.yaml", "interfaces.yaml"],
  ["pages/services.yaml", "pages/service.yml"],
])("of a file %s that is called %s, only the wrong name is reported", async (path, misspelt) => {
  expect(await words({ [path]: undefined, [misspelt]: frozenTexts[path] })).toEqual([
    [`content/${misspelt}`, "Nothing reads this file.", `Did you mean content/${path}?`],
  ]);
});

test("a file beside one of nearly the same name is reported", async () => {
  expect(await words({ "home/faq.yaml": frozenTexts["home/faqs.yaml"] })).toEqual([
    ["content/home/faq.yaml", "Nothing reads this file.", "Did you mean content/home/faqs.yaml?"],
  ]);
});

test("the hint on a file of a renamed folder is its old path", async () => {
  const { "home/faqs.yaml": faqs, "home/slides.yaml": slides } = frozenTexts;
  const gone = { "home/faqs.yaml": undefined, "home/slides.yaml": undefined };
  expect(await words({ ...gone, "startpage/faqs.yaml": faqs, "startpage/slides.yaml": slides })).toEqual([
    ["content/startpage/faqs.yaml", "Nothing reads this file.", "Did you mean content/home/faqs.yaml?"],
    ["content/startpage/slides.yaml", "Nothing reads this file.", "Did you mean content/home/slides.yaml?"],
  ]);
});

test.each(["Services", "service"])(
  "of services in a folder %s, only the wrong folder is reported",
  async (folder) => {
    const services = Object.keys(frozenTexts).filter((path) => path.startsWith("services/"));
    const renamed = (path: string) => path.replace("services", folder);
    const files: Record<string, string | undefined> = {};
    for (const path of services)
      Object.assign(files, { [path]: undefined, [renamed(path)]: frozenTexts[path] });
    const remark = (path: string) => [
      `content/${renamed(path)}`,
      "Nothing reads this file.",
      `Did you mean content/${path}?`,
    ];
    expect(await words(files)).toEqual(services.map(remark));
  },
);

test("the hint on a file of a folder that was renamed in one language is its path in another", () => {
  const paths = ["angebot/ai.yaml", "ar/services/ai.yaml", "ar/texts/privacy.yaml", "legal/privacy.yaml"];
  expect([...unreadFiles(["angebot/ai.yaml", "ar/texts/privacy.yaml"], ["ar"], paths)]).toEqual([
    ["angebot/ai.yaml", "services/ai.yaml"],
    ["ar/texts/privacy.yaml", "ar/legal/privacy.yaml"],
  ]);
});

test("the hint on a copied folder is the original, not a translation that does not exist yet", async () => {
  const files = { "home-old/faqs.yaml": frozenTexts["home/faqs.yaml"], "ar/site.yaml": "brand: فلج\n" };
  expect(await words(files)).toContainEqual([
    "content/home-old/faqs.yaml",
    "Nothing reads this file.",
    "Did you mean content/home/faqs.yaml?",
  ]);
});

test.each(["ai.yml", "new/ai.yaml"])(
  "of a service in services/%s, only its name is reported",
  async (name) => {
    const found = await words({
      "services/ai.yaml": undefined,
      [`services/${name}`]: frozenTexts["services/ai.yaml"],
    });
    expect(found.map(([file, message]) => [file, message])).toEqual([
      [`content/services/${name}`, "Nothing reads this file."],
    ]);
  },
);

test("a folder of a language that the site does not name is reported once", async () => {
  const files = { "fr/home/faqs.yaml": frozenTexts["home/faqs.yaml"], "fr/site.yaml": "brand: Karez\n" };
  expect(await words(files)).toEqual([
    [
      "content/fr/home/faqs.yaml",
      "Nothing reads the folder content/fr.",
      "Name fr among the languages in content/site.yaml, or remove the folder.",
    ],
  ]);
});

test("the first language has no folder", async () => {
  expect(await words({ "en/home/faqs.yaml": frozenTexts["home/faqs.yaml"] })).toEqual([
    [
      "content/en/home/faqs.yaml",
      "Nothing reads the folder content/en.",
      "The first language's files stand in content/ itself. Move these there, or remove the folder.",
    ],
  ]);
});

test("a language without a single file is reported once, with the files that it needs", async () => {
  const found = await problemsWith({ "site.yaml": bilingual });
  expect(found).toMatchObject([
    {
      file: "content/site.yaml",
      source: expect.stringContaining("code: ar") as string,
      message: "There are no translations in content/ar.",
      hint: expect.stringMatching(/ cannot do without about\/team\.yaml, .*, site\.yaml\.$/) as string,
    },
  ]);
});

test("a folder of a language in capitals is to be renamed", async () => {
  const found = await words({ "site.yaml": bilingual, "AR/home/faqs.yaml": frozenTexts["home/faqs.yaml"] });
  expect(found).toContainEqual([
    "content/AR/home/faqs.yaml",
    "Nothing reads the folder content/AR.",
    "Rename it to ar.",
  ]);
});

test("a file with another ending is reported, and one that an operating system leaves is not", () => {
  const root = newFolder("names");
  for (const name of ["ai.YAML", "._ai.yaml", "notes.txt", "wells.yaml.txt"])
    writeFileSync(join(root, name), "slug: ai\n");
  mkdirSync(join(root, "folder.yaml"));
  expect(Object.keys(readTexts(root))).toEqual(["ai.YAML", "wells.yaml.txt"]);
});

test.each(["YAML", "yml", "yaml.txt"])(
  "the hint on a file that ends in .%s is its right name",
  async (ending) => {
    const name = `services/wells.${ending}`;
    expect(await words({ [name]: "slug: wells\n" })).toEqual([
      [`content/${name}`, "Nothing reads this file.", "Did you mean content/services/wells.yaml?"],
    ]);
  },
);

test("a file that resembles no other is reported with the names there are", async () => {
  expect(await words({ "ideas-for-later.yaml": "- buy milk\n" })).toEqual([
    [
      "content/ideas-for-later.yaml",
      "Nothing reads this file.",
      expect.stringMatching(/^Files are site\.yaml, pages\/home\.yaml/),
    ],
  ]);
});

test("another offering and another service need no more than their YAML", async () => {
  const { "home/offerings.yaml": offerings = "", "services/ai.yaml": ai = "" } = frozenTexts;
  const service = ai.replace("slug: ai", "slug: robotics").replace("order: 1", "order: 4");
  const offering = offerings
    .slice(offerings.lastIndexOf("\n- key:"))
    .replace("key: web-applications", "key: sensor-networks")
    .replace("Web Applications", "Sensor Networks")
    .replace("service: software", "service: robotics");
  const files = { "home/offerings.yaml": offerings + offering, "services/robotics.yaml": service };
  expect(pagesIn({ ...frozenTexts, ...files }).map(({ path }) => path)).toContain(
    "/services/sensor-networks",
  );
  expect(await words(files)).toEqual([]);
});
