import { namedCollections } from "../registry";

/** What a value of content may be. */
export const TYPES = ["object", "array", "string", "integer"] as const;

/** Keywords of ours that JSON Schema does not know; editors of code pass over them. */
export const OWN_KEYWORDS = [
  "complete",
  "inherited",
  "patternErrorMessage",
  "picture",
  "placeholders",
  "plain",
];

/** Every keyword that the check, GraphQL, the reference and the editor know; the last ones have code of ours in Ajv. */
const KEYWORDS = [
  ...["$schema", "$comment", "$ref", "$defs", "title", "description", "examples", "type"],
  ...["properties", "required", "additionalProperties"],
  ...["items", "minItems", "maxItems", "uniqueItems"],
  ...["minLength", "maxLength", "format", "pattern", "minimum", "maximum"],
  ...OWN_KEYWORDS,
  ...["uniqueBy", "keyedBy", "notBelow", "above", "someOf"],
];

/** Formats say what a text names; the check looks whether it exists (reference-problems.ts). */
export const FORMATS = ["image", "icon", "page", "former", "script", "date", ...namedCollections.keys()];

const CHOICE =
  "A choice, such as yes or no, is a text with a pattern, as rightToLeft in content/schema/shared.schema.json.";

/** A schema as JSON gives it. */
export type Parsed = {
  [keyword: string]: unknown;
  format?: string;
  $defs?: Record<string, Parsed>;
  properties?: Record<string, Parsed>;
  items?: Parsed;
};

/**
 * Refuses what JSON Schema has and this site does not know: no code here would translate, show or check it.
 * @param where the file, and the keys that lead to a schema inside it
 * @throws when a keyword, a type or a format is unknown
 */
export function refuseUnknown(where: string, schema: Parsed, isTop = true): void {
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.includes(keyword));
  if (unknown) {
    const hint = unknown === "enum" ? CHOICE : `Known ones are ${KEYWORDS.join(", ")}.`;
    throw new Error(`${where}: "${unknown}" is no keyword of schemas here. ${hint}`);
  }
  const { type, format, $ref, $defs, properties, items } = schema;
  const hasType = TYPES.some((known) => known === type);
  if (!hasType && (type !== undefined || ($ref === undefined && !isTop)))
    throw new Error(
      `${where} needs one of the types ${TYPES.join(", ")}, and has ${JSON.stringify(type ?? "none")}. ${CHOICE}`,
    );
  if (format !== undefined && !FORMATS.includes(format))
    throw new Error(
      `${where}: "${format}" is no format here. Known ones are ${FORMATS.join(", ")}. A kind is one when its row of the registry has a key.`,
    );
  for (const [key, inner] of [$defs, properties].flatMap((group) => Object.entries(group ?? {})))
    refuseUnknown(`${where}, ${key}`, inner, false);
  if (items) refuseUnknown(`${where}, an entry`, items, false);
}
