import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { keyOf } from "../gatsby-plugin-content/collection";
import { collections as kinds, namedCollections } from "../gatsby-plugin-content/registry";
import { keysOf } from "../gatsby-plugin-content/reference/content-reference";
import { readSchemas, schemaNamed } from "../gatsby-plugin-content/schema/schema-files";
import { frozen } from "../../test/content/frozen-site";
import { editorConfiguration, type EditorSite } from "./configuration";

/** A field of the editor's configuration. */
type Field = {
  name: string;
  widget: string;
  root?: boolean;
  fields?: Field[];
  field?: Field;
} & Record<string, unknown>;

type Form = {
  name: string;
  file?: string;
  folder?: string;
  create?: boolean;
  slug?: string;
  files?: Form[];
  fields: Field[];
};

const schemas = readSchemas();
const configuration = editorConfiguration(schemas, frozen<EditorSite>("site.yaml"));
const collections = [...configuration.collections!, ...configuration.singletons!] as Form[];
const forms = collections.flatMap((one) => one.files ?? [one]);

const formOf = (files: string) =>
  forms.filter(({ file, folder }) => (file ?? `${folder}/*.yaml`) === `content/${files}`);

/** Every field of a form by its path, as the reference of the content names keys. */
function fieldsBy(fields: Field[], path = ""): [string, Field][] {
  return fields.flatMap((field): [string, Field][] => {
    if (field.root) return fieldsBy(field.fields ?? [], "[]");
    const here = path === "" ? field.name : `${path}.${field.name}`;
    return [[here, field], ...fieldsBy(field.fields ?? [], field.widget === "list" ? `${here}[]` : here)];
  });
}

const cases = kinds.flatMap((kind) => {
  const fields = new Map(fieldsBy(formOf(kind.files)[0]?.fields ?? []));
  return keysOf(schemas, schemaNamed(schemas, kind.schema)).map((key) => ({
    ...key,
    files: kind.files,
    field: fields.get(key.path),
  }));
});

test("every kind of file has one form, and no form is for anything else", () => {
  expect(kinds.map(({ files }) => formOf(files).length)).toEqual(kinds.map(() => 1));
  expect(forms).toHaveLength(kinds.length);
});

test("entries can be added wherever there are many, each in a file named by its key", () => {
  const many = kinds.filter(({ files }) => files.includes("*"));
  expect(many.length).toBeGreaterThan(1);
  for (const kind of many) {
    const [form] = formOf(kind.files);
    const key = keyOf(kind);
    expect([kind.files, form?.create, form?.slug]).toEqual([kind.files, true, key && `{{fields.${key}}}`]);
  }
});

test("a form has a field for every key of its schema, in the same order, and no other", () => {
  for (const { files, schema } of kinds) {
    const fields = fieldsBy(formOf(files)[0]!.fields).map(([path]) => path);
    expect([files, fields]).toEqual([
      files,
      keysOf(schemas, schemaNamed(schemas, schema)).map(({ path }) => path),
    ]);
  }
});

test("a field is explained by the schema's description, and required where the key is", () => {
  for (const { files, path, required, schema, field } of cases) {
    // A form cannot require a text whose key has to be there but which may be empty.
    const mayBeEmpty = schema.type === "string" && !schema.minLength && !schema.pattern && !schema.format;
    expect([files, path, field?.hint, field?.required, field?.default]).toEqual([
      files,
      path,
      schema.description,
      required && !mayBeEmpty,
      mayBeEmpty ? "" : undefined,
    ]);
  }
});

const WIDGETS: Record<string, string> = {
  array: "list",
  object: "object",
  integer: "number",
  image: "image",
  ...Object.fromEntries([...namedCollections.keys()].map((format) => [format, "relation"])),
};

test("a field's kind is that of the value", () => {
  for (const { files, path, schema, field } of cases) {
    const { type = "", format = "", maxLength = 0 } = schema;
    const text = maxLength > 100 ? "text" : "string";
    expect([files, path, field?.widget]).toEqual([files, path, WIDGETS[type] ?? WIDGETS[format] ?? text]);
  }
});

test("a field has the limits and the form that the schema sets", () => {
  for (const { files, path, schema, field } of cases) {
    const {
      pattern,
      patternErrorMessage,
      minItems,
      maxItems,
      minimum,
      maximum,
      minLength,
      maxLength,
      format,
    } = schema;
    const isText = schema.type === "string" && WIDGETS[format ?? ""] === undefined;
    expect([files, path, field?.min, field?.max, field?.minlength, field?.maxlength, field?.pattern]).toEqual(
      [
        files,
        path,
        minItems ?? minimum,
        maxItems ?? maximum,
        isText && minLength !== 1 ? minLength : undefined,
        isText ? maxLength : undefined,
        isText && pattern ? [pattern, patternErrorMessage] : undefined,
      ],
    );
  }
});

test("a picture's field offers the kinds of files that its schema takes", () => {
  const pictures = cases.filter(({ field }) => field?.widget === "image");
  expect(pictures.length).toBeGreaterThan(3);
  for (const { schema, field } of pictures)
    for (const kind of ["jpeg", "png", "webp", "avif", "gif", "svg"])
      expect([kind, String(field?.accept).includes(`image/${kind}`)]).toEqual([
        kind,
        new RegExp(schema.pattern!).test(`../images/a.${kind}`),
      ]);
});

test("an entry of a list of texts has the limits that its schema sets", () => {
  const lists = cases.filter(({ field }) => field?.field);
  expect(lists.length).toBeGreaterThan(10);
  for (const { files, path, schema, field } of lists) {
    const { maxLength, pattern } = schema.items?.$ref ? {} : (schema.items ?? {});
    if (maxLength) expect([files, path, field?.field?.maxlength]).toEqual([files, path, maxLength]);
    if (pattern)
      expect([files, path, field?.field?.pattern]).toEqual([files, path, [pattern, expect.any(String)]]);
  }
});

test("the button that adds an entry names one, in the form of the editor's own buttons", () => {
  const lists = cases.filter(({ schema }) => schema.type === "array");
  const named = lists.map(({ field }) => field?.label_singular as string);
  expect(named.filter((one) => !/^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(one) || /[^s]s$/.test(one))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(["Former Address", "Keyword", "Term", "Listed Link"]));
});

test("Sveltia CMS accepts the configuration", () => {
  const schema = JSON.parse(
    readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8"),
  ) as object;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  validate(JSON.parse(JSON.stringify(configuration)));
  expect(validate.errors ?? []).toEqual([]);
});
