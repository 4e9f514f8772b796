import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite, checkContent } from "./gatsby";
import { findLeaks, OUTPUT, plantedSecrets } from "./leaks";
import { startNode, type Started } from "./processes";
import { secondsSince } from "./steps";
import { failure, sum, tallyCheck, tallyJourneys, tallyUnitTests, type Tally } from "./tally";

/** One step of `npm run check` or `npm test`; where `needs` failed in the same run, it is not run. */
export type Check = { name: string; needs?: string; run: () => Promise<Tally> };

/** What is in the build's environment here, to be looked for in what it leaves. */
const SECRETS = plantedSecrets();

const GENERATED_TYPES = "src/gatsby-types.d.ts";

/** Whether the types of the GraphQL queries are there; the build writes them, and lint and types read them. */
export const hasGeneratedTypes = () => existsSync(GENERATED_TYPES);

export const content = program("Content", () => checkContent(true));
export const build = program("Build", () => buildSite(false, SECRETS));
export const format = program("Format", () =>
  quiet("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
);
export const lint = needingTypes(
  program("Lint", () => quiet("eslint/bin/eslint.js", "--max-warnings=0", ".")),
);
export const types = needingTypes(program("Types", () => quiet("typescript/bin/tsc")));

/** Whether the build wrote anything of its environment into a file. */
export const secrets: Check = {
  name: "Secrets",
  needs: "Build",
  run: () => {
    const leaks = findLeaks(OUTPUT, SECRETS);
    for (const leak of leaks) console.log(leak);
    return Promise.resolve(tallyCheck("Secrets", leaks.length));
  },
};

export const unitTests = counted(
  "Unit tests",
  (results) => showing("jest/bin/jest.js", ["--ci", "--coverage", "--json", `--outputFile=${results}`]),
  tallyUnitTests,
);

/** Through what the build left in `public/`: the pages of an older one would prove nothing. */
export const journeys: Check = inBrowser("Journeys", []);

/** Through a copy of the site, built with other content: what editors do has to arrive in the pages. */
export const contentChanges: Check = inBrowser("Content changes", [
  "--config",
  "playwright.content.config.ts",
]);

/** Runs the checks one after another, each under its heading; one that fails hides none that could still run. */
export async function runChecks(checks: Check[]): Promise<Tally> {
  const tallies: Tally[] = [];
  const failed = new Set<string>();
  for (const { name, needs, run } of checks) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const tally = needs && failed.has(needs) ? failure(`${name}: not run, ${needs} failed`) : await run();
    if (tally.failed > 0) failed.add(name);
    tallies.push(tally);
    console.log(`${name}: ${tally.failed > 0 ? "FAILED" : "passed"} in ${secondsSince(started)}`);
  }
  return sum(tallies);
}

/** Tests in a real browser, which is found or installed first. */
function inBrowser(name: string, args: string[]): Check {
  const { run } = counted(
    name,
    (results) => showing("@playwright/test/cli.js", ["test", ...args], { JOURNEYS_JSON: results }),
    (json, code) => tallyJourneys(name, json, code),
  );
  return {
    name,
    needs: "Build",
    run: async () => {
      const browser = await startNode("Browser", ["--import", "tsx", "tools/browser.ts"], { show: true })
        .ended;
      return browser.code === 0 ? run() : failure(`${name}: no browser`);
    },
  };
}

function quiet(script: string, ...args: string[]): Started {
  return startNode(script, [join("node_modules", script), ...args]);
}

function showing(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Started {
  return startNode(script, [join("node_modules", script), ...args], {
    show: true,
    env: { ...process.env, ...env },
  });
}

/** A program whose exit code is the result; what it printed is shown when it fails. */
function program(name: string, start: () => Started): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await start().ended;
      if (code !== 0) console.log(output.trim());
      return tallyCheck(name, code);
    },
  };
}

function needingTypes({ name, run }: Check): Check {
  return {
    name,
    run: async () =>
      hasGeneratedTypes() ? run() : failure(`${name}: not run, the build wrote no ${GENERATED_TYPES}`),
  };
}

/** A runner that writes its results as JSON. */
function counted(
  name: string,
  start: (results: string) => Started,
  tally: (json: string, code: number) => Tally,
): Check {
  return {
    name,
    run: async () => {
      const results = join(tmpdir(), `${name.replace(" ", "-").toLowerCase()}-${process.pid}.json`);
      const { code } = await start(results).ended;
      try {
        return tally(readFileSync(results, "utf8"), code);
      } catch {
        return failure(`${name}: ended with code ${code} and wrote no results`);
      } finally {
        rmSync(results, { force: true });
      }
    },
  };
}
