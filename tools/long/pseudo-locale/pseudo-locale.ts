import { buildSite, checkContent } from "../../run/gatsby-commands";
import { runTool, startNode } from "../../run/processes";
import { workInCopy } from "../../run/project-copy";
import { step } from "../../run/steps";
import { addEdition } from "./add-edition";

/** A real language that is written from right to left, for its direction and its plural forms. */
const LANGUAGE = { code: "fa", name: "فارسی" };

/** Journeys about layout and about languages, which hold in every language. */
const JOURNEYS = ["overflow", "languages"];

/**
 * `npm run test:long -- pseudo-locale`: adds a language to a copy of the project, as a folder of YAML and a row of
 * content/site.yaml, with no code touched; checks and builds it, and runs the journeys of the layout.
 */
runTool(async () => {
  workInCopy();
  addEdition(LANGUAGE);
  await step(checkContent(false));
  await step(buildSite(false));
  await step(startNode("Journeys", ["node_modules/@playwright/test/cli.js", "test", ...JOURNEYS]));
  return 0;
});
