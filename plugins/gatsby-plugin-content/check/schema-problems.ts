import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import { placeOf, type ContentFile, type Path } from "./content-file";
import { nearestPicture } from "../pictures/picture-problems";
import { problemAt, type Problem, type Messages } from "./problem";
import { BRAND, isBlank, withBrand, withTexts } from "../schema/brand";
import { misplaced } from "./misplaced";
import { fits, resolved, schemaNamed, type Schema, type Schemas } from "../schema/schema-files";
import { nameOf, within, wrongCount, wrongLength, wrongType } from "./schema-messages";
import { closest, didYouMean } from "./suggestion";
import { FORMATS, OWN_KEYWORDS } from "../schema/keywords";
import { orderKeywords } from "../schema/order";
import { someOfKeyword } from "../schema/some-of";
import { uniqueKeywords } from "../schema/unique-by";

/** A fault at a path. `missing` are keys that are not there, `meant` is one that an unknown key stands for. */
type Finding = Messages & { path: Path; part?: "key"; missing?: readonly string[]; meant?: string };

/** Checks a file's values against the schema of its kind. `{brand}` is replaced first, as texts are then longer. */
type SchemaCheck = (file: ContentFile, schema: string, brand?: string) => Problem[];

/** Compiles each schema once. */
export function schemaCheck(schemas: Schemas): SchemaCheck {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, strictRequired: false });
  ajv.addVocabulary(OWN_KEYWORDS);
  ajv.addVocabulary([uniqueKeywords, someOfKeyword, ...orderKeywords]);
  for (const format of FORMATS) ajv.addFormat(format, true);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, `${name}.schema.json`);

  return (file, schema, brand) => {
    const validate = ajv.getSchema(`${schema}.schema.json`) as ValidateFunction;
    const asSeen = (text: string) => (isBlank(text) ? "" : withBrand(text, brand ?? BRAND));
    if (validate(withTexts(file.data, asSeen))) return [];
    const top = schemaNamed(schemas, schema);
    const findings = (validate.errors ?? []).map((error) => findingOf(schemas, top, file, error));
    return findings
      .filter((finding) => !findings.some((other) => explains(other, finding)))
      .map(({ path, part, ...words }) => problemAt(file, placeOf(file, path, part), words));
  };
}

/** One fault, one message: a misspelt key is not also missing, and a wrong text is not also too long. */
function explains(other: Finding, { path, missing, severity }: Finding): boolean {
  if (missing && other.meant !== undefined)
    return missing.includes(other.meant) && isSame(other.path.slice(0, -1), path);
  return severity === "advice" && other.severity !== "advice" && isSame(other.path, path);
}

function isSame(one: Path, other: Path): boolean {
  return one.join("/") === other.join("/");
}

function findingOf(schemas: Schemas, top: Schema, file: ContentFile, error: ErrorObject): Finding {
  const path = pathOf(error.instancePath);
  const schema = (error.parentSchema ?? {}) as Schema;
  const params = error.params as Record<string, string | number>;
  const named = nameOf(path);
  const data: unknown = error.data;

  switch (error.keyword) {
    case "required": {
      const missing = String(params.missingProperty);
      const hint = resolved(schemas, schema.properties?.[missing] ?? {}).description;
      const message = `"${missing}" is missing${within(path)}.`;
      return { path, part: "key", missing: [missing], message, hint: hint && `${missing}: ${hint}` };
    }
    case "someOf": {
      const { someOf: missing = [], description: hint } = schema;
      return { path, missing, message: `${named} needs one of these at least: ${missing.join(", ")}.`, hint };
    }
    case "additionalProperties": {
      const key = String(params.additionalProperty);
      const keys = Object.keys(schema.properties ?? {});
      const hint =
        misplaced(schemas, top, path, key) ?? didYouMean(key, keys, `Known keys are ${keys.join(", ")}.`);
      return {
        path: [...path, key],
        part: "key",
        meant: closest(key, keys),
        message: `Unknown key "${key}".`,
        hint,
      };
    }
    case "type":
      return { path, ...wrongType(named, String(params.type), data, schema) };
    case "minItems":
    case "maxItems":
      return { path, part: "key", message: wrongCount(named, schema, data), hint: schema.description };
    case "uniqueItems":
    case "uniqueBy": {
      const both = [Number(params.i), Number(params.j)];
      const [early, late] = [Math.min(...both), Math.max(...both)];
      const key = params.key === undefined ? [] : [String(params.key)];
      const { line } = placeOf(file, [...path, early, ...key]);
      const message = `${nameOf([...path, late, ...key])} says the same as line ${line}.`;
      return { path: [...path, late, ...key], message, hint: "Change or remove one of the two." };
    }
    case "minLength":
    case "maxLength":
      return { path, ...wrongLength(named, data, schema) };
    case "minimum":
      return { path, message: `${named} starts at ${schema.minimum}.`, hint: schema.description };
    case "maximum":
      return { path, message: `${named} ends at ${schema.maximum}.`, hint: schema.description };
    case "pattern":
      return { path, message: `${named} cannot be "${String(data)}".`, hint: hintOnForm(schema, data, file) };
    default:
      return { path, message: `${named} ${error.message ?? "is not valid"}.`, hint: schema.description };
  }
}

/** The hint on a text of the wrong form: on an unusual kind of space, on a picture's path, or the schema's own hint. */
function hintOnForm(schema: Schema, data: unknown, file: ContentFile): string | undefined {
  const text = String(data);
  if (fits(schema, text.replace(/[^\S\n]/g, " ")))
    return "A space in it is not an ordinary one: it came along with pasted text. Delete each space and type it again.";
  return (schema.format === "image" && nearestPicture(text, file)) || schema.patternErrorMessage;
}

function pathOf(pointer: string): Path {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}
