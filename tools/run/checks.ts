import { after, inBrowser, needingTypes, program, withResults } from "./check-kinds";
import { buildSite, checkContent } from "./gatsby-commands";
import type { BrowserName } from "./find-browser";
import { OUTPUT, plantedSecrets, tallyLeaks } from "./leaks";
import { startNode } from "./processes";
import { sideBySide, type Check } from "./run-checks";
import { tallyUnitTests } from "./tally";

/** Made-up values for the variables of the build's environment: none may appear in what the build writes. */
const SECRETS = plantedSecrets();

export const content = program("Content", () => checkContent(true));
export const build = program("Build", () => buildSite(false, SECRETS));
const format = program("Format", () =>
  startNode("Format", ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]),
);
const lint = needingTypes(
  program("Lint", () => startNode("Lint", ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "."])),
);
const types = needingTypes(program("Types", () => startNode("Types", ["node_modules/typescript/bin/tsc"])));

/** Checks that run none of the code. */
export const source = sideBySide("Source", [format, lint, types]);

/** Whether the build wrote anything of its environment into a file. */
export const secrets: Check = {
  name: "Secrets",
  needs: "Build",
  run: () => Promise.resolve(tallyLeaks(OUTPUT, SECRETS)),
};

const runUnitTests = withResults(
  "Unit tests",
  (results) =>
    startNode(
      "Unit tests",
      ["node_modules/jest/bin/jest.js", "--ci", "--coverage", "--json", `--outputFile=${results}`],
      { show: true },
    ),
  tallyUnitTests,
);

/** Some start a Redis of their own, which is found or installed first. */
export const unitTests = after("Redis", ["tools/run/find-redis.ts"], runUnitTests);

/** On what the build left in `public/` and `build/`. */
export const journeys: Check = { ...inBrowser("Journeys", ["--project=journeys"]), needs: "Build" };

/** A few of the journeys in Firefox, and in WebKit where its MiniBrowser can be installed. */
export function enginesOn(platform: NodeJS.Platform): Check {
  const browsers: BrowserName[] = platform === "linux" ? ["firefox", "webkit"] : ["firefox"];
  const name = platform === "linux" ? "Engines" : "Engines (Firefox alone: WebKit runs on Linux only)";
  return {
    ...inBrowser(
      name,
      browsers.map((browser) => `--project=${browser}`),
      browsers,
    ),
    needs: "Build",
  };
}

export const engines = enginesOn(process.platform);
