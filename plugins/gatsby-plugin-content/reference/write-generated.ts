import { writeFileSync } from "node:fs";
import { generated } from "./generated-files";

/** `npm run content:docs`: what editors of code and people read about content, made from the schemas. */
for (const [file, text] of Object.entries(generated())) writeFileSync(file, text);
