import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generated } from "./generated-files";

/** `npm run content:docs`: what editors of code and people read about content, made from the schemas. */
for (const [file, text] of Object.entries(generated())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
