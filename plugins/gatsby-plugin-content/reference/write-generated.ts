import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generated } from "./generated-files";
import { FOLDER } from "./vscode-settings";

/** `npm run content:docs`: writes what VS Code and people read about content, made from the schemas. */
const files = generated();
rmSync(FOLDER, { recursive: true, force: true });
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
