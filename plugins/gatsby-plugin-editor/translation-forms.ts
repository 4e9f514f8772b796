import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { collectionOf } from "../gatsby-plugin-content/registry";
import {
  isTranslated,
  resolved,
  schemaNamed,
  type Schema,
  type Schemas,
} from "../gatsby-plugin-content/schema/schema-files";
import { fileFieldsOf } from "./fields";
import { labelOf } from "./labels";

/** A further language of the site: its code, and what it calls itself. */
export type EditorLanguage = { code: string; name: string };

/**
 * The forms of a language's translations: one for each file of the default language, with its texts alone. Sveltia CMS
 * pairs the entries of lists by their places and ours belong together by their keys, so each language has its own.
 * @param paths of the default language's files, under content/
 */
export function translationForms(
  schemas: Schemas,
  { code, name }: EditorLanguage,
  paths: readonly string[],
): NonNullable<CmsConfig["collections"]>[number] {
  const files = paths.flatMap((path) => {
    const collection = collectionOf(path);
    if (!collection) return [];
    const schema = textsOf(schemas, schemaNamed(schemas, collection.schema));
    return schema ? [file(schemas, schema, code, path)] : [];
  });
  return { name: `translations-${code}`, label: name, files } satisfies Collection;
}

function file(schemas: Schemas, schema: Schema, code: string, path: string): CollectionFile {
  const name = path.replace(/\.yaml$/, "").replaceAll("/", "-");
  return {
    name,
    label: labelOf(name),
    file: `content/${code}/${path}`,
    format: `${code}/${path}`,
    fields: fileFieldsOf(schemas, name, schema),
  };
}

/** What a schema has to translate, and the keys that entries are found by; undefined where there is nothing. */
function textsOf(schemas: Schemas, schema: Schema, keyedBy?: string): Schema | undefined {
  const whole = resolved(schemas, schema);
  if (whole.type === "array") {
    const items = whole.items && textsOf(schemas, whole.items, whole.keyedBy);
    const title = whole.title ?? resolved(schemas, whole.items ?? {}).title;
    const list = items && { ...whole, title, items };
    return list && !isDemanded(list) ? { ...list, minItems: undefined } : list;
  }
  if (whole.type !== "object") return isTranslated(whole) ? whole : undefined;
  const texts = Object.entries(whole.properties ?? {}).flatMap(([key, property]) => {
    const text = key === keyedBy ? resolved(schemas, property) : textsOf(schemas, property);
    return text ? [[key, text] as const] : [];
  });
  const properties = Object.fromEntries(texts);
  const demanded = (whole.required ?? []).filter((key) => properties[key] && isDemanded(properties[key]));
  const required = keyedBy === undefined ? demanded : [keyedBy, ...demanded];
  return texts.every(([key]) => key === keyedBy) ? undefined : { ...whole, properties, required };
}

/** Whether a translation has to say something there; the check lets it take the rest from its original. */
function isDemanded(
  { type, items = {}, minItems, keyedBy, required, inherited }: Schema,
  by?: string,
): boolean {
  if (type === "array") return minItems !== undefined && isDemanded(items, keyedBy);
  return type === "object" ? required?.some((key) => key !== by) === true : !inherited;
}
