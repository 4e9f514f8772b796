import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { editorSchemas } from "./editor-settings";
import { contentReference } from "./reference";
import { readSchemas } from "./schema";

/** Files that are made from content/schema, beside what should stand in them. */
export async function generated(): Promise<Record<string, string>> {
  const settings = JSON.parse(readFileSync(SETTINGS, "utf8")) as object;
  const made = {
    [SETTINGS]: JSON.stringify({ ...settings, "yaml.schemas": editorSchemas() }),
    [REFERENCE]: contentReference(readSchemas()),
  };
  const texts = Object.entries(made).map(async ([file, text]) => {
    const options = { ...(await resolveConfig(file)), filepath: file };
    return [file, await format(text, options)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

const SETTINGS = ".vscode/settings.json";
const REFERENCE = "docs/content-reference.md";

/** `npm run content:docs`: writes them. */
export async function generate(): Promise<void> {
  for (const [file, text] of Object.entries(await generated())) writeFileSync(file, text);
}
