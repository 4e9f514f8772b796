import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import { placeOf, type ContentFile, type Path } from "./content-file";
import { problemAt, type Problem, type Words } from "./problem";
import { resolved, type Schema, type Schemas } from "./schema";
import { didYouMean } from "./suggestion";

/** Formats say what a text names; reference-problems.ts looks whether it exists. */
const FORMATS = ["image", "icon", "page", "service"];

type Finding = Words & { path: Path; part?: "key" | "value" };

/** A check of a file's values against the schema of its kind. Compiles each schema once. */
export function schemaCheck(schemas: Schemas): (file: ContentFile, schema: string) => Problem[] {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, strictRequired: false });
  ajv.addVocabulary(["patternErrorMessage"]);
  for (const format of FORMATS) ajv.addFormat(format, true);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, `${name}.schema.json`);

  return (file, schema) => {
    const validate = ajv.getSchema(`${schema}.schema.json`) as ValidateFunction;
    if (validate(file.data)) return [];
    return (validate.errors ?? [])
      .map((error) => finding(schemas, error))
      .filter(
        ({ path, severity }, _, all) => severity !== "advice" || !all.some((other) => covers(other, path)),
      )
      .map(({ path, part, ...words }) => problemAt(file, placeOf(file, path, part), words));
  };
}

/** One error says enough about a value: advice on the same value is left out. */
function covers({ severity, path }: Finding, other: Path): boolean {
  return severity !== "advice" && path.join("/") === other.join("/");
}

function finding(schemas: Schemas, error: ErrorObject): Finding {
  const path = pathOf(error.instancePath);
  const schema = error.parentSchema as Schema;
  const params = error.params as Record<string, string | number>;
  const named = nameOf(path);
  const data: unknown = error.data;
  const limit = Number(params.limit);

  switch (error.keyword) {
    case "required": {
      const key = String(params.missingProperty);
      const hint = resolved(schemas, schema.properties?.[key] ?? {}).description;
      return {
        path,
        part: "key",
        message: `"${key}" is missing${within(path)}.`,
        hint: hint && `${key}: ${hint}`,
      };
    }
    case "additionalProperties": {
      const key = String(params.additionalProperty);
      const keys = Object.keys(schema.properties ?? {});
      const hint = didYouMean(key, keys, `Known keys are ${keys.join(", ")}.`);
      return { path: [...path, key], part: "key", message: `Unknown key "${key}".`, hint };
    }
    case "type":
      return { path, ...wrongType(named, String(params.type), data, schema) };
    case "minItems":
    case "maxItems":
      return { path, part: "key", message: wrongCount(named, schema, data), hint: schema.description };
    case "minLength":
      if (data === "") return { path, message: `${named} is empty.`, hint: schema.description };
      return { path, ...tooMuch(named, data, `at least ${limit} are expected`, schema) };
    case "maxLength":
      return { path, ...tooMuch(named, data, `there is room for ${limit}`, schema) };
    case "pattern":
      return { path, message: `${named} cannot be "${String(data)}".`, hint: schema.patternErrorMessage };
    default:
      return { path, message: `${named} ${error.message ?? "is not valid"}.`, hint: schema.description };
  }
}

function wrongCount(named: string, { minItems, maxItems }: Schema, data: unknown): string {
  const wanted =
    minItems === maxItems
      ? `exactly ${minItems}`
      : `at least ${minItems}${maxItems ? ` and at most ${maxItems}` : ""}`;
  return `${named} needs ${wanted} entries and has ${Array.isArray(data) ? data.length : 0}.`;
}

function tooMuch(named: string, data: unknown, wanted: string, { description }: Schema): Words {
  return {
    severity: "advice",
    message: `${named} has ${[...String(data)].length} characters; ${wanted}.`,
    hint: description,
  };
}

const TYPES: Record<string, string> = {
  string: "a text",
  array: 'a list, each entry on a line of its own that starts with "- "',
  object: 'a group of indented "key: value" lines',
  integer: "a whole number",
};

function wrongType(named: string, type: string, data: unknown, { description }: Schema): Words {
  const wanted = TYPES[type] ?? type;
  if (data === null || data === undefined)
    return { message: `${named} is empty: it should be ${wanted}.`, hint: description };
  if (type === "string" && isBraced(data)) {
    return {
      message: `${named} is not read as a text.`,
      hint: "A text that starts with { has to stand in quotes.",
    };
  }
  if (type === "string" && typeof data !== "object") {
    return {
      message: `${named} should be a text, and ${String(data)} is not read as one.`,
      hint: "Put it in quotes.",
    };
  }
  if (type === "string" && data instanceof Date) {
    return { message: `${named} should be a text, and this is read as a date.`, hint: "Put it in quotes." };
  }
  return { message: `${named} should be ${wanted}, and is ${kindOfValue(data)}.`, hint: description };
}

function kindOfValue(data: unknown): string {
  if (Array.isArray(data)) return "a list";
  if (typeof data === "object") return "a group of keys";
  return typeof data === "string" ? "a text" : String(data);
}

/** `{brand}` without quotes is a group with one empty key. */
function isBraced(data: unknown): boolean {
  return typeof data === "object" && data !== null && Object.values(data).every((value) => value === null);
}

function pathOf(pointer: string): Path {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  return typeof last === "string" ? `"${last}"` : `Entry ${last + 1}${within(path.slice(0, -1))}`;
}

function within(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "";
  return typeof last === "string" ? ` in "${last}"` : ` in entry ${last + 1}${within(path.slice(0, -1))}`;
}
