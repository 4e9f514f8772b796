import { collections } from "../registry";

/** The schema of each kind of content file, as the YAML extension of VS Code takes it (`yaml.schemas`). */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    collections.map(({ schema, files }) => [`./content/schema/${schema}.schema.json`, `/content/${files}`]),
  );
}
