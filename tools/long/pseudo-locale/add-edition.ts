import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readTexts } from "../../../plugins/gatsby-plugin-content/check/check-content";
import { readSchemas } from "../../../plugins/gatsby-plugin-content/schema/schema-files";
import { pseudoEdition } from "./pseudo-edition";

/** In the current folder, adds a language to content/: a folder of YAML that a program makes, and a row of site.yaml. */
export function addEdition({ code, name }: { code: string; name: string }): void {
  for (const [path, text] of Object.entries(pseudoEdition(readSchemas(), readTexts(), code))) {
    const file = join("content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const site = readFileSync("content/site.yaml", "utf8");
  const rows = /^languages:\n(?: .*\n)+/m;
  writeFileSync(
    "content/site.yaml",
    site.replace(rows, (found) => `${found}  - code: ${code}\n    name: ${name}\n`),
  );
}
