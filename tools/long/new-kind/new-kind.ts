import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { simplifyPictures } from "../../../e2e/content-changes/site/changes";
import { trialEnvironment } from "../../run/environment";
import { buildSite, checkContent, siteServer } from "../../run/gatsby-commands";
import { runTool, startNode, startProgram } from "../../run/processes";
import { freePort } from "../../run/ports";
import { workInCopy } from "../../run/project-copy";
import { untilUp, urlOf } from "../../run/services";
import { step } from "../../run/steps";
import { documentedSteps, writeStep } from "./documented-steps";

const PAGE = "docs/adding-things.md";
const SECTION = "A kind of content with pages";
const ENTRY = /^content\/case-studies\/.*\.yaml$/;

/** Tests that have to pass with any kinds of content. */
const UNIT_TESTS = [
  "src/sections/case-study",
  "plugins/gatsby-plugin-content/(graphql|pages|reference|registry|schema)",
  "plugins/gatsby-plugin-editor/schema-agreement",
];

/**
 * Follows docs/adding-things.md in a copy of the project: writes the files that it shows, checks, builds, and asks for
 * the page that has to be there.
 */
runTool(async () => {
  const steps = documentedSteps(readFileSync(PAGE, "utf8"), SECTION);
  workInCopy();
  await simplifyPictures();
  for (const one of steps) {
    if ("command" in one) {
      const [program = "", ...args] = one.command.split(" ");
      await step(startProgram(one.command, program, args));
    } else writeStep(one);
  }
  await step(checkContent(false));
  await step(buildSite(false));
  await step(startNode("Types", ["node_modules/typescript/bin/tsc"]));
  await step(startNode("Lint", ["node_modules/eslint/bin/eslint.js", ...files(steps, /\.tsx?$/)]));
  await step(startNode("Form", ["node_modules/prettier/bin/prettier.cjs", "--check", ...files(steps, /./)]));
  await step(startNode("Unit tests", ["node_modules/jest/bin/jest.js", ...UNIT_TESTS]));
  await lookAtPages(steps);
  return 0;
});

function files(steps: ReturnType<typeof documentedSteps>, names: RegExp): string[] {
  return steps.flatMap((one) => ("file" in one && names.test(one.file) ? [one.file] : []));
}

/** Serves the build, and looks for the new page, and for links to it everywhere they belong. */
async function lookAtPages(steps: ReturnType<typeof documentedSteps>): Promise<void> {
  const [file = ""] = files(steps, ENTRY);
  const study = parse(readFileSync(file, "utf8")) as { slug: string; title: string; paragraphs: string[] };
  const { brand } = parse(readFileSync("content/site.yaml", "utf8")) as { brand: string };
  const path = `/case-studies/${study.slug}`;
  const place = { host: "localhost", port: await freePort() };
  const site = urlOf(place.host, place.port);
  const server = siteServer(place, trialEnvironment(process.env), false);
  await untilUp(server, site);
  await expectText(site + path, [`>${study.title} | ${brand}</title>`, ...study.paragraphs]);
  await expectText(`${site}/sitemap`, [`href="${path}"`, study.title]);
  await expectText(`${site}/sitemap-0.xml`, [`${path}</loc>`]);
  await expectText(`${site}/admin`, ["content/case-studies"]);
}

/** @throws when a page does not answer, or lacks one of the texts */
async function expectText(url: string, texts: string[]): Promise<void> {
  const answer = await fetch(url);
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  for (const text of texts) if (!body.includes(text)) throw new Error(`${url} lacks ${text}`);
  console.log(`${new URL(url).pathname}: has all that belongs there`);
}
