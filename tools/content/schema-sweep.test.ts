/** @jest-environment node */
import { isMap, isScalar, parseDocument, type Document } from "yaml";
import { readTexts } from "./check";
import { parseContent, placeOf, type Path } from "./content-file";
import { kindOf } from "./kinds";
import { readSchemas, resolved, schemaNamed, type Schema } from "./schema";
import { schemaCheck } from "./schema-problems";

const schemas = readSchemas();
const check = schemaCheck(schemas);

/** Every key of a file, as the path that leads to it. */
function keysOf(data: unknown, path: Path = []): Path[] {
  if (Array.isArray(data)) return data.flatMap((item: unknown, index) => keysOf(item, [...path, index]));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [[...path, key], ...keysOf(value, [...path, key])]);
}

function isRequired(schema: Schema, path: Path): boolean {
  const parent = path.slice(0, -1).reduce<Schema>((within, step) => {
    const whole = resolved(schemas, within);
    return (typeof step === "number" ? whole.items : whole.properties?.[step]) ?? {};
  }, schema);
  return resolved(schemas, parent).required?.includes(String(path.at(-1))) ?? false;
}

const sweep = Object.entries(readTexts()).flatMap(([path, text]) => {
  const schema = kindOf(path)?.schema ?? "";
  return keysOf(parseDocument(text).toJS()).map((key) => ({
    path,
    text,
    schema,
    key,
    name: `${path} ${key.join(".")}`,
  }));
});

/** The problems of a file after a change, with the file as it then stands. */
function after({ path, text, schema }: (typeof sweep)[number], change: (document: Document) => void) {
  const document = parseDocument(text);
  change(document);
  const file = parseContent(path, document.toString({ lineWidth: 0 }));
  return { file, problems: check(file, schema) };
}

test("every required key that is left out is told, at the group it is missing from", () => {
  const required = sweep.filter(({ schema, key }) => isRequired(schemaNamed(schemas, schema), key));
  const missed = required.filter((entry) => {
    const { file, problems } = after(entry, (document) => {
      const parent = document.getIn(entry.key.slice(0, -1)) ?? document.contents;
      if (isMap(parent) && parent.items.length === 1) document.setIn(entry.key.slice(0, -1), {});
      else document.deleteIn(entry.key);
    });
    const { line } = placeOf(file, entry.key.slice(0, -1), "key");
    const message = `"${String(entry.key.at(-1))}" is missing`;
    return !problems.some((problem) => problem.line === line && problem.message.startsWith(message));
  });
  expect(required.length).toBeGreaterThan(350);
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["a number", 5],
  ["nothing", null],
  ["a list in a list", [[]]],
  ["a group", { stray: 1 }],
])("every value that becomes %s is told at its line or that of its entry", (_, value) => {
  const missed = sweep.filter((entry) => {
    if (entry.key.at(-1) === "order" && value === 5) return false;
    const { file, problems } = after(entry, (document) => document.setIn(entry.key, value));
    const lines = [entry.key, [...entry.key, "stray"], [...entry.key, 0]].map(
      (key) => placeOf(file, key, "key").line,
    );
    return !problems.some(({ line, severity }) => severity === "error" && lines.includes(line));
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test("every misspelt key is told at its line, with the key that was meant", () => {
  const missed = sweep.filter((entry) => {
    const meant = String(entry.key.at(-1));
    const misspelt = `${meant}x`;
    const { file, problems } = after(entry, (document) => {
      const parent = document.getIn(entry.key.slice(0, -1)) ?? document.contents;
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && key.value === meant)
        : undefined;
      if (pair && isScalar(pair.key)) pair.key.value = misspelt;
    });
    const { line } = placeOf(file, [...entry.key.slice(0, -1), misspelt], "key");
    return !problems.some((problem) => problem.line === line && problem.hint === `Did you mean "${meant}"?`);
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});
