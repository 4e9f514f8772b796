import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { newFolder } from "../../../test/folders";
import { collections } from "../registry";
import { keysOf } from "../reference/content-reference";
import { readSchemas, resolved, schemaNamed } from "./schema-files";

const schemas = readSchemas();

/** Every key that an editor may write, beside its schema with references followed. */
const keys = collections.flatMap(({ schema: name }) =>
  keysOf(schemas, schemaNamed(schemas, name)).map(({ path, schema }) => [`${name} ${path}`, schema] as const),
);

test("every key is described for an editor", () => {
  expect(keys.filter(([, { description = "" }]) => description.length < 10).map(([where]) => where)).toEqual(
    [],
  );
});

test("every text, number and list of texts has an example that its own schema accepts", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const plain = keys.filter(
    ([, { type, items }]) => type !== "object" && !(items && resolved(schemas, items).properties),
  );
  const wrong = plain.filter(([, { examples = [], ...schema }]) => {
    const { minItems: _least, maxItems: _most, items, ...rest } = schema;
    const check = ajv.compile(items ? { ...rest, items: resolved(schemas, items) } : rest);
    return examples.length === 0 || !examples.every((example) => check(example));
  });
  expect(plain.length).toBeGreaterThan(100);
  expect(wrong.map(([where]) => where)).toEqual([]);
});

test("no group takes keys that it does not know", () => {
  const groups = keys.filter(([, { type }]) => type === "object");
  const tops = collections.map(({ schema: name }) => {
    const schema = schemaNamed(schemas, name);
    return [name, schema.items ?? schema] as const;
  });
  expect(
    [...groups, ...tops].filter(([, { additionalProperties }]) => additionalProperties !== false),
  ).toEqual([]);
});

test("a missing schema is named", () => {
  expect(() => schemaNamed(schemas, "nothing")).toThrow("content/schema/nothing.schema.json does not exist.");
});

test.each([
  ["that is not JSON", '{ "title" }', /award\.schema\.json cannot be read: .*JSON/],
  [
    "that a row names and nobody has written",
    undefined,
    /award\.schema\.json does not exist; .* row for content\/awards\.yaml/,
  ],
  [
    "with a yes or no",
    '{ "items": { "type": "object", "properties": { "open": { "type": "boolean" } } } }',
    /award\.schema\.json, an entry, open needs one of the types object, array, string, integer, and has "boolean"/,
  ],
  [
    "with a key of any type",
    '{ "$defs": { "open": {} } }',
    /award\.schema\.json, open needs one of the types .* and has "none"/,
  ],
  [
    "with a list of values",
    '{ "properties": { "size": { "type": "string", "enum": ["s", "l"] } } }',
    /award\.schema\.json, size: "enum" is no keyword of schemas here\. A choice, .* pattern, as rightToLeft/,
  ],
  [
    "with a keyword that is unknown here",
    '{ "type": "array", "minContains": 1 }',
    /award\.schema\.json: "minContains" is no keyword of schemas here\. Known ones are .*minItems/,
  ],
  [
    "that names entries of a kind whose row has no key",
    '{ "properties": { "by": { "type": "string", "format": "faqs" } } }',
    /award\.schema\.json, by: "faqs" is no format here\. Known ones are .*specimen.* its row of the registry has a key/,
  ],
])("a schema %s is named", (_what, text, message) => {
  const folder = newFolder("schema");
  if (text) writeFileSync(join(folder, "award.schema.json"), text);
  expect(() => readSchemas(folder, [{ files: "awards.yaml", schema: "award" }])).toThrow(message);
});
