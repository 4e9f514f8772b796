import { parseArgs } from "node:util";
import { builtSite } from "../../run/gatsby-commands";
import { runTool } from "../../run/processes";
import { makePlan } from "./plan";
import { runCrashScenario } from "./crash-scenario";
import { describe, judge } from "./verdict";

/** How long a server runs at most, and how many visitors come at a time: about a dozen kills, each during requests. */
const LONGEST_LIFE_MS = 1_000;
const AT_ONCE = 8;

/**
 * An entry that the provider has refused pauses for five minutes; then the worker's next round, about every 15 s, takes
 * it up.
 */
const PATIENCE_MS = 360_000;

/**
 * `npm run test:long -- crash`: 200 enquiries to the built site, as in production, whose server is killed while they
 * come; with an outbox in a folder, and again with one in Redis. Run on its own (`node --import tsx
 * tools/long/crash/crash.ts`) it takes `--seed 7` to repeat the plan of another run, and `--enquiries 20` to be
 * shorter. Takes some minutes.
 */
runTool(async () => {
  const { values } = parseArgs({
    options: { seed: { type: "string" }, enquiries: { type: "string", default: "200" } },
  });
  const build = builtSite();
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Seed ${seed}`);
  const plan = makePlan(seed, Number(values.enquiries), LONGEST_LIFE_MS);
  let failures = 0;
  for (const store of ["folder", "redis"] as const) {
    const result = await runCrashScenario(plan, { build, store, atOnce: AT_ONCE, patienceMs: PATIENCE_MS });
    const broken = judge(plan, result);
    console.log(`Outbox (${store}): ${describe(result)}`);
    for (const line of broken) console.log(`  ${line}`);
    failures += broken.length;
  }
  console.log(failures === 0 ? "Nothing was lost, nothing came twice." : "FAILED");
  return failures === 0 ? 0 : 1;
});
