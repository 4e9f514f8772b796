import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "../collection";
import { collections } from "../registry";
import { refuseUnknown, type Parsed, type TYPES } from "./keywords";

/** The part of JSON Schema that content/schema uses. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  examples?: unknown[];
  type?: (typeof TYPES)[number];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  /** The key by which the entries of a list differ. */
  uniqueBy?: string;
  /** The key that identifies the entries of a list, even if their order or words change. No two have the same value. */
  keyedBy?: string;
  /** Whether each entry of a list needs a translation. If not set, an entry without one is left out. */
  complete?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** The key whose value this one must not be below, or has to be above (order.ts). */
  notBelow?: string;
  above?: string;
  /** The keys of which a group has at least one. */
  someOf?: string[];
  /** What a text names besides being a text: a page, an icon, an image, a service, a specimen. */
  format?: string;
  pattern?: string;
  /** The message shown in place of the pattern, here and in code editors that check while one types. */
  patternErrorMessage?: string;
  /** The placeholders that a text may hold besides {brand}. */
  placeholders?: string[];
  /** Whether a translation may leave the text as it is. If not set, free text is translated, and other text is not. */
  inherited?: boolean;
  /** Whether programs read the text: then nothing is added to it. */
  plain?: true;
  /** What a picture has to be in its place: how large in pixels, and whether a light title stands on it. */
  picture?: { width: number; height: number; underTitle?: boolean };
}

/** All schemas by name: `service` is content/schema/service.schema.json. */
export type Schemas = Record<string, Schema>;

const FOLDER = "content/schema";
const ENDING = ".schema.json";
const SHARED = "shared";

/**
 * Reads every schema of content/schema.
 * @throws when one is not JSON or has a keyword or type that is unknown here, and when a row of the registry names one
 * that does not exist
 */
export function readSchemas(
  folder = FOLDER,
  registry: readonly Pick<Collection, "files" | "schema">[] = collections,
): Schemas {
  const names = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const schemas = Object.fromEntries(
    names.map((file) => [file.slice(0, -ENDING.length), readSchema(join(folder, file))]),
  );
  for (const { files, schema } of registry)
    if (!Object.hasOwn(schemas, schema))
      throw new Error(
        `${join(folder, schema)}${ENDING} does not exist; the registry's row for content/${files} names it.`,
      );
  return schemas;
}

function readSchema(file: string): Schema {
  const schema = parsed(file);
  refuseUnknown(file, schema);
  return schema;
}

function parsed(file: string): Parsed {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Parsed;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** The schema called `name`. @throws when there is none. */
export function schemaNamed(schemas: Schemas, name: string): Schema {
  const schema = schemas[name];
  if (!schema) throw new Error(`${FOLDER}/${name}${ENDING} does not exist.`);
  return schema;
}

/** The name of the shared definition that a schema points to (`…#/$defs/Link` → `Link`). */
export function sharedName(schema: Schema): string | undefined {
  return schema.$ref?.split("#/$defs/")[1];
}

/**
 * The schema with its reference followed; what stands beside the reference wins.
 * @throws when it points to something that the shared schema does not define
 */
export function resolved(schemas: Schemas, schema: Schema): Schema {
  const name = sharedName(schema);
  if (name === undefined) return schema;
  const target = schemas[SHARED]?.$defs?.[name];
  if (!target) throw new Error(`${FOLDER}/${SHARED}${ENDING} does not define ${name}.`);
  return { ...resolved(schemas, target), ...schema, $ref: undefined };
}

/** Whether a text fits the pattern of its schema; where that has none, every text does. */
export function fits({ pattern }: Schema, text: string): boolean {
  return pattern === undefined || new RegExp(pattern, "u").test(text);
}

/** Whether a required text may be empty, as the description of a decorative picture may. */
export function mayBeEmpty({ type, minLength, pattern, format }: Schema): boolean {
  return type === "string" && !minLength && !pattern && !format;
}

/** Free text: what a visitor reads, so that `{brand}` may stand in it. */
export function isFreeText(schema: Schema): boolean {
  return schema.type === "string" && !schema.pattern && !schema.format;
}

/** Whether a text may be translated: free text, and text whose schema sets `inherited`; if to true, it need not be. */
export function isTranslated(schema: Schema): boolean {
  return schema.type === "string" && (schema.inherited !== undefined || isFreeText(schema));
}
