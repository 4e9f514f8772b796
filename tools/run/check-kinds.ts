import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserName } from "./find-browser";
import { startNode, type Started } from "./processes";
import type { Check } from "./run-checks";
import { untilEnded } from "./steps";
import { failure, tallyCheck, tallyJourneys, type Tally } from "./tally";

const GENERATED_TYPES = "src/gatsby-types.d.ts";

/** Whether the types of the GraphQL queries are there; the build writes them, and lint and types read them. */
export const hasGeneratedTypes = () => existsSync(GENERATED_TYPES);

/** A program whose exit code is the result; what it printed is shown when it fails. */
export function program(name: string, start: () => Started): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await untilEnded(start());
      if (code !== 0) console.log(output.trim());
      return tallyCheck(name, code);
    },
  };
}

/** A check that cannot run without the generated types. */
export function needingTypes({ name, run }: Check): Check {
  return {
    name,
    run: async () =>
      hasGeneratedTypes() ? run() : failure(`${name}: not run, the build wrote no ${GENERATED_TYPES}`),
  };
}

/** Playwright's tests; the browsers are found or installed first. */
export function inBrowser(name: string, args: string[], browsers: BrowserName[] = ["chromium"]): Check {
  const journeys = withResults(
    name,
    (results) =>
      startNode(name, ["node_modules/@playwright/test/cli.js", "test", ...args], {
        show: true,
        env: { ...process.env, JOURNEYS_JSON: results },
        // On SIGTERM Playwright leaves the servers that it has started.
        endsOn: "SIGINT",
      }),
    (json, code) => tallyJourneys(name, json, code),
  );
  return after("Browser", ["tools/run/find-browser.ts", ...browsers], journeys);
}

/** A check that needs another program, which is found or installed first. */
export function after(what: string, [find, ...args]: readonly [string, ...string[]], check: Check): Check {
  return {
    ...check,
    run: async () => {
      const found = await startNode(what, ["--import", "tsx", find, ...args], { show: true }).ended;
      return found.code === 0 ? check.run() : failure(`${check.name}: no ${what.toLowerCase()}`);
    },
  };
}

/** A test runner that writes its results to a file as JSON. */
export function withResults(
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
