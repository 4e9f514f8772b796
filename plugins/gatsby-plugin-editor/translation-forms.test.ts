import { dirname } from "node:path";
import { parse } from "yaml";
import { frozen, frozenTexts } from "../../test/content/frozen-site";
import { readTexts } from "../gatsby-plugin-content/check/check-content";
import { readSchemas } from "../gatsby-plugin-content/schema/schema-files";
import { contentFormat } from "./content-format";
import { editorConfiguration, type EditorSite } from "./configuration";
import { translationForms } from "./translation-forms";

type Form = {
  name: string;
  file: string;
  fields: { name: string; root?: boolean; fields?: { name: string }[] }[];
};

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

test("every language but the default one has such forms", () => {
  const languages = ["en", "ar", "ur"].map((code) => ({ code, name: code }));
  const site = { ...frozen<EditorSite>("site.yaml"), languages };
  const names = editorConfiguration(readSchemas(), site).collections!.flatMap((one) =>
    "name" in one && one.name?.startsWith("translations-") ? [one.name] : [],
  );
  expect(names).toEqual(["translations-ar", "translations-ur"]);
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

type Field = { name: string; required?: boolean; min?: number; fields?: Field[]; root?: boolean };

/** The places where a value lacks what a field requires. */
function lacks({ required, min = 0, fields }: Field, value: unknown, place: string): string[] {
  if (value === undefined || value === "") return required ? [place] : [];
  const entries = Array.isArray(value) ? (value as unknown[]) : undefined;
  return [
    ...(entries && entries.length < min ? [`${place} (${min})`] : []),
    ...(entries ?? [value]).flatMap((entry) =>
      (fields ?? []).flatMap((field) =>
        lacks(field, (entry as Record<string, unknown>)[field.name], `${place}.${field.name}`),
      ),
    ),
  ];
}

/** Each file that has a form, in every language, with the fields of that form. */
function filesWithForms(texts: Record<string, string>) {
  const site = parse(texts["site.yaml"]!) as EditorSite;
  const { collections = [], singletons = [] } = editorConfiguration(readSchemas(), site, Object.keys(texts));
  const forms = [...collections, ...singletons].flatMap(
    (one) =>
      ("files" in one ? one.files : [one]) as unknown as {
        file?: string;
        folder?: string;
        fields: Field[];
      }[],
  );
  return Object.entries(texts).flatMap(([path, text]) => {
    const place = `content/${path}`;
    const form = forms.find(({ file, folder }) => file === place || folder === dirname(place));
    return form ? [{ path, text, fields: form.fields, format: contentFormat(place, form.fields) }] : [];
  });
}

test("every file of the site can be saved in its form, in every language, and loses nothing", () => {
  for (const { path, text, fields, format } of filesWithForms(readTexts())) {
    const root = fields.find((field) => field.root);
    expect(lacks(root ?? { name: "", fields }, parse(text), path)).toEqual([]);
    expect(parse(format.toFile(format.fromFile(text)))).toEqual(parse(text));
  }
});

test("a file that is saved without a change stays as it is, to the letter", () => {
  const files = filesWithForms(frozenTexts);
  expect(files.length).toBeGreaterThan(20);
  for (const { text, format } of files) expect(format.toFile(format.fromFile(text))).toBe(text);
});
