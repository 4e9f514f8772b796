import { readFileSync } from "node:fs";
import { editorSchemas, translationSchemas } from "./vscode-settings";
import { contentReference } from "./content-reference";
import { readSchemas } from "../schema/schema-files";

const SETTINGS = ".vscode/settings.json";
const REFERENCE = "docs/content-reference.md";

/** The files that are made from content/schema, beside what should stand in them. */
export function generated(): Record<string, string> {
  const schemas = readSchemas();
  const settings = JSON.parse(readFileSync(SETTINGS, "utf8")) as object;
  return {
    [SETTINGS]: `${JSON.stringify({ ...settings, "yaml.schemas": editorSchemas(schemas) }, null, 2)}\n`,
    [REFERENCE]: contentReference(schemas),
    ...translationSchemas(schemas),
  };
}
