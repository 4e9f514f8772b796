import { collections } from "../registry";
import { schemaNamed, type Schemas } from "../schema/schema-files";
import { translatedSchema } from "../schema/translated-schema";

/** The folder of the schemas of translations; `npm run content:docs` empties it first. */
export const FOLDER = ".vscode/translations";

/** What a translation of each kind of content file may hold, by the file that VS Code reads it from. */
export function translationSchemas(schemas: Schemas): Record<string, string> {
  return Object.fromEntries(
    collections.flatMap(({ schema: name }) => {
      const schema = translatedSchema(schemas, schemaNamed(schemas, name));
      return schema ? [[`${FOLDER}/${name}.schema.json`, `${JSON.stringify(schema)}\n`]] : [];
    }),
  );
}

/** Patterns that exclude entries: a file of a folder such as services/ is no translation, whatever it is called. */
const ENTRIES = collections
  .filter(({ files }) => files.includes("*"))
  .map(({ files }) => `!/content/${files}`);

/** The schema of each kind of content file and of its translations, for VS Code's YAML extension (`yaml.schemas`). */
export function editorSchemas(schemas: Schemas): Record<string, string | string[]> {
  const translated = translationSchemas(schemas);
  return Object.fromEntries(
    collections.flatMap(({ schema, files }) => {
      const translation = `${FOLDER}/${schema}.schema.json`;
      const own = [`./content/schema/${schema}.schema.json`, `/content/${files}`] as const;
      const others = `/content/*/${files}`;
      const places = files.includes("/") ? others : [others, ...ENTRIES];
      return translation in translated ? [own, [`./${translation}`, places] as const] : [own];
    }),
  );
}
