/** @jest-environment node */
import { frozenTexts } from "../../test/content/frozen-site";
import { readSchemas } from "../gatsby-plugin-content/schema/schema-files";
import { translationForms } from "./translation-forms";

type Form = { file: string; fields: { name: string; root?: boolean; fields?: { name: string }[] }[] };

const { name, label, files } = translationForms(
  readSchemas(),
  { code: "ar", name: "العربية" },
  Object.keys(frozenTexts),
) as unknown as { name: string; label: string; files: Form[] };

const formOf = (path: string) => files.find(({ file }) => file === `content/ar/${path}`);

test("a language has a form for each file of the default one", () => {
  expect([name, label]).toEqual(["translations-ar", "العربية"]);
  expect(files.map(({ file }) => file)).toEqual(Object.keys(frozenTexts).map((path) => `content/ar/${path}`));
});

test("a form has texts and keys, and nothing that all languages share", () => {
  const [list] = formOf("home/slides.yaml")!.fields;
  expect(list?.root).toBe(true);
  expect(list?.fields?.map((field) => field.name)).toEqual([
    "id",
    "title",
    "label",
    "subtitle",
    "description",
    "imageAlt",
    "ctaText",
  ]);
  const service = formOf("services/ai.yaml")!.fields.map((field) => field.name);
  expect(service).toContain("lead");
  for (const shared of ["slug", "order", "image", "focus", "specimen"]) expect(service).not.toContain(shared);
});
