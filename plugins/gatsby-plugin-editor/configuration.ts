import { dirname, posix } from "node:path";
import type { CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import { keyOf, type Collection as Kind } from "../gatsby-plugin-content/collection";
import { collections } from "../gatsby-plugin-content/registry";
import { schemaNamed, type Schemas } from "../gatsby-plugin-content/schema/schema-files";
import { backendOf } from "./backend";
import { fieldsOf, fileFieldsOf } from "./fields";
import { IMAGES } from "./content-format";
import { buttonLabelOf, labelOf } from "./labels";
import { translationForms, type EditorLanguage } from "./translation-forms";

/** What the editor has to know of the site, from content/site.yaml. */
export type EditorSite = {
  brand: string;
  url: string;
  repository: string;
  editor?: string;
  languages?: EditorLanguage[];
};

/**
 * The configuration of the visual editor: the registry of content gives its collections and files, their schemas
 * its forms. The site's own file comes last: it is changed least.
 */
export function editorConfiguration(
  schemas: Schemas,
  { brand, url, repository, languages = [] }: EditorSite,
  paths: readonly string[] = [],
): CmsConfig {
  const folders = [...new Set(collections.map(({ files }) => dirname(files)))].filter(
    (folder) => folder !== ".",
  );
  return {
    load_config_file: false,
    app_title: `${brand}: content`,
    site_url: url,
    backend: backendOf(repository),
    media_folder: "content/images",
    public_folder: IMAGES,
    // Searching stock photos takes a key and another host; the address of a photo can be entered instead.
    media_libraries: { stock_assets: { providers: [] } },
    logo: { src: "/favicon.svg" },
    editor: { preview: false },
    collections: [
      ...folders.map((folder) => collection(schemas, folder)),
      ...languages.slice(1).map((language) => translationForms(schemas, language, paths)),
    ],
    singletons: collections.filter(({ files }) => dirname(files) === ".").map((kind) => file(schemas, kind)),
  };
}

function collection(schemas: Schemas, folder: string): Collection {
  const within = collections.filter(({ files }) => dirname(files) === folder);
  const [many] = within.filter(({ files }) => files.includes("*"));
  const about = { name: folder, label: labelOf(folder) };
  if (!many) return { ...about, files: within.map((kind) => file(schemas, kind)) };
  const schema = schemaNamed(schemas, many.schema);
  const key = keyOf(many);
  return {
    ...about,
    label_singular: buttonLabelOf(many.schema),
    description: schema.description,
    folder: `content/${folder}`,
    extension: "yaml",
    format: many.files,
    create: true,
    ...(key && { slug: `{{fields.${key}}}` }),
    identifier_field: "title",
    ...(schema.properties?.order && {
      sortable_fields: { fields: ["order"], default: { field: "order" } },
    }),
    fields: fieldsOf(schemas, schema),
  };
}

function file(schemas: Schemas, { files, schema: name }: Kind): CollectionFile {
  const schema = schemaNamed(schemas, name);
  const key = posix.basename(files, ".yaml");
  return {
    name: key,
    label: labelOf(name),
    file: `content/${files}`,
    format: files,
    fields: fileFieldsOf(schemas, key, schema),
  };
}
