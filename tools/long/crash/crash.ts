import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { makePlan } from "./plan";
import { runCrashScenario } from "./crash-scenario";
import { describe, judge } from "./verdict";

/** How long a server lives at most, and how many visitors come at a time: about a dozen kills, each amid work. */
const LONGEST_LIFE_MS = 1_000;
const AT_ONCE = 8;

/** An abandoned entry is taken up after a minute, at the next of the looks that come every 15 s or so. */
const PATIENCE_MS = 180_000;

/**
 * `npm run test:long -- crash`: 200 enquiries to the built site, as it will run, whose server is killed while they come.
 * Run on its own (`node --import tsx tools/long/crash/crash.ts`) it takes `--seed 7` to repeat the plan of another
 * run, and `--enquiries 20` to be shorter. Takes a minute or two.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seed: { type: "string" }, enquiries: { type: "string", default: "200" } },
  });
  const build = resolve("build");
  if (!existsSync(build)) throw new Error("Nothing is built yet: npm run build");
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Seed ${seed}`);
  const plan = makePlan(seed, Number(values.enquiries), LONGEST_LIFE_MS);
  const result = await runCrashScenario(plan, { build, atOnce: AT_ONCE, patienceMs: PATIENCE_MS });
  console.log(describe(result));
  const broken = judge(plan, result);
  for (const line of broken) console.log(line);
  console.log(broken.length === 0 ? "Nothing was lost, nothing came twice." : "FAILED");
  process.exitCode = broken.length === 0 ? 0 : 1;
}

void main();
