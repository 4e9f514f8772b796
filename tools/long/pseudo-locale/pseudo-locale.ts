import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readTexts } from "../../../plugins/gatsby-plugin-content/check/check-content";
import { readSchemas } from "../../../plugins/gatsby-plugin-content/schema/schema-files";
import { buildSite, checkContent } from "../../run/gatsby-commands";
import { runTool, startNode } from "../../run/processes";
import { copyProject } from "../../run/project-copy";
import { step } from "../../run/steps";
import { pseudoEdition } from "./pseudo-edition";

/** A language of the real world that is written from right to left, for its direction and its plural forms. */
const CODE = "fa";
const NAME = "فارسی";

/** Journeys about layout and about languages, which hold in every language. */
const JOURNEYS = ["overflow", "languages"];

/**
 * `npm run test:long -- pseudo-locale`: adds a language to a copy of the project, as a folder of YAML and a row of
 * content/site.yaml, with no code touched; checks and builds it, and runs the journeys of the layout.
 */
runTool(async () => {
  const { folder, remove } = copyProject();
  process.on("exit", remove);
  process.chdir(folder);
  for (const [path, text] of Object.entries(pseudoEdition(readSchemas(), readTexts(), CODE))) {
    const file = join("content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const site = readFileSync("content/site.yaml", "utf8");
  const rows = /^languages:\n(?: .*\n)+/m;
  writeFileSync(
    "content/site.yaml",
    site.replace(rows, (found) => `${found}  - code: ${CODE}\n    name: ${NAME}\n`),
  );
  await step(checkContent(false));
  await step(buildSite(false));
  await step(startNode("Journeys", ["node_modules/@playwright/test/cli.js", "test", ...JOURNEYS]));
  return 0;
});
