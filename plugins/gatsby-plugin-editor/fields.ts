import { dirname } from "node:path";
import type {
  Field,
  ImageField,
  ListField,
  NumberField,
  RelationField,
  StringField,
  TextField,
} from "@sveltia/cms";
import { namedCollections } from "../gatsby-plugin-content/registry";
import {
  mayBeEmpty,
  resolved,
  schemaNamed,
  sharedName,
  type Schema,
  type Schemas,
} from "../gatsby-plugin-content/schema/schema-files";
import { buttonLabelOf, labelOf, textLabelOf } from "./labels";

/** From this many characters on, a text gets a box of several lines. */
const LONG_TEXT = 100;

/** The kinds of pictures that the check accepts. */
const PICTURES = "image/jpeg,image/png,image/webp,image/avif";

const STOCK_PHOTO = "https://images.unsplash.com/photo";

/** The fields of a form, one for each key of an object's schema. */
export function fieldsOf(schemas: Schemas, schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([key, property]) =>
    fieldOf(schemas, key, property, schema.required?.includes(key) ?? false),
  );
}

/** The fields of a file's form; a list that is the whole file has no key of its own. */
export function fileFieldsOf(schemas: Schemas, name: string, schema: Schema): Field[] {
  if (schema.type !== "array") return fieldsOf(schemas, schema);
  return [{ ...fieldOf(schemas, name, schema, true), root: true } as Field];
}

/** The field for one key: its schema in the terms of Sveltia CMS, and nothing more. */
function fieldOf(schemas: Schemas, name: string, property: Schema, isRequired: boolean): Field {
  const schema = resolved(schemas, property);
  const field = {
    name,
    label: labelOf(name),
    hint: schema.description,
    required: isRequired && !mayBeEmpty(schema),
    ...(mayBeEmpty(schema) && { default: "" }),
  };
  if (schema.type === "array") return { ...field, ...listOf(schemas, name, schema) };
  if (schema.type === "object") return { ...field, widget: "object", fields: fieldsOf(schemas, schema) };
  if (schema.type === "integer") return { ...field, ...numberOf(schema) };
  return { ...field, ...textOf(schemas, schema) } as Field;
}

function listOf(schemas: Schemas, name: string, schema: Schema): Partial<ListField> & { widget: "list" } {
  const { items: entry = {}, minItems: min, maxItems: max } = schema;
  const items = resolved(schemas, entry);
  const list = { widget: "list" as const, min, max };
  if (items.type !== "object")
    return { ...list, label_singular: textLabelOf(name), field: fieldOf(schemas, name, items, true) };
  const [first = ""] = items.required ?? [];
  const one = schema.title ?? items.title ?? sharedName(entry);
  return {
    ...list,
    ...(one && { label_singular: buttonLabelOf(one) }),
    summary: `{{fields.${schema.uniqueBy ?? first}}}`,
    collapsed: true,
    fields: fieldsOf(schemas, items),
  };
}

function numberOf({ minimum, maximum }: Schema): Partial<NumberField> & { widget: "number" } {
  return { widget: "number", value_type: "int", min: minimum, max: maximum };
}

function textOf(
  schemas: Schemas,
  { format = "", pattern, patternErrorMessage = "", minLength, maxLength = 0 }: Schema,
): object {
  const chosen = namedCollections.get(format);
  if (chosen) {
    const shown = ["name" in (schemaNamed(schemas, format).properties ?? {}) ? "name" : "title"];
    return {
      widget: "relation",
      collection: dirname(chosen.files),
      value_field: chosen.key,
      display_fields: shown,
      search_fields: shown,
    } satisfies Partial<RelationField>;
  }
  // Without the schema's pattern, which is for paths as files name them: the editor has others. `accept` limits kinds.
  if (format === "image") {
    const choose_url = new RegExp(pattern ?? "").test(STOCK_PHOTO);
    return { widget: "image", choose_url, accept: PICTURES } satisfies Partial<ImageField>;
  }
  const limits = {
    // "required" demands one character already.
    minlength: minLength === 1 ? undefined : minLength,
    maxlength: maxLength || undefined,
    ...(pattern && { pattern: [pattern, patternErrorMessage] as [string, string] }),
  };
  if (maxLength > LONG_TEXT) return { widget: "text", ...limits } satisfies Partial<TextField>;
  return { widget: "string", ...limits } satisfies Partial<StringField>;
}
