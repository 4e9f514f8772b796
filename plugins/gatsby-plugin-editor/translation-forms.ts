import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { collectionOf } from "../gatsby-plugin-content/registry";
import { schemaNamed, type Schema, type Schemas } from "../gatsby-plugin-content/schema/schema-files";
import { translatedSchema } from "../gatsby-plugin-content/schema/translated-schema";
import { fileFieldsOf } from "./fields";
import { labelOf } from "./labels";

/** A further language of the site: its code, and what it calls itself. */
export type EditorLanguage = { code: string; name: string };

/**
 * The forms of a language's translations: one for each file of the default language, with its texts alone. Sveltia CMS
 * pairs the entries of lists by their places and ours belong together by their keys, so each language has its own.
 * @param paths all paths under content/; only those of the default language's files get a form
 */
export function translationForms(
  schemas: Schemas,
  { code, name }: EditorLanguage,
  paths: readonly string[],
): NonNullable<CmsConfig["collections"]>[number] {
  const files = paths.flatMap((path) => {
    const collection = collectionOf(path);
    if (!collection) return [];
    const schema = translatedSchema(schemas, schemaNamed(schemas, collection.schema));
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
