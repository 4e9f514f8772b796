import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../../run/find-browser";
import { buildSite, checkContent } from "../../run/gatsby-commands";
import { runTool, startNode } from "../../run/processes";
import { workInCopy } from "../../run/project-copy";
import { step } from "../../run/steps";
import { addEdition } from "../pseudo-locale/add-edition";

/** The frozen site has one language; a made-up edition shows its screens from right to left. */
const LANGUAGE = { code: "ar", name: "العربية" };

/**
 * `npm run test:long -- looks`: builds the frozen site of test/ in a copy of the project, and compares its screens with
 * their pictures and its pages with their transcripts (e2e/looks). `LOOKS=renew` replaces both with today's. In full
 * Chromium: headless-only builds draw letters differently.
 */
runTool(async () => {
  const root = process.cwd();
  workInCopy();
  freezeContent();
  await step(checkContent(false));
  await step(buildSite(false));
  const args = ["node_modules/@playwright/test/cli.js", "test", "--project=looks"];
  const env = { ...process.env, LOOKS_ROOT: root, CHROMIUM_PATH: findBrowser("chrome", process.env) };
  const { code } = await startNode("Looks", args, { show: true, env }).ended;
  return code;
});

/** In the current folder, puts the frozen site in the place of the content. */
function freezeContent(): void {
  renameSync("content/schema", "content-schema");
  rmSync("content", { recursive: true });
  cpSync(join("test/site", "content"), "content", { recursive: true });
  renameSync("content-schema", "content/schema");
  addEdition(LANGUAGE);
}
