import { makeFunctionBuild } from "./function-build";
import { makePlan } from "./plan";
import { runCrashScenario } from "./crash-scenario";
import { describe, judge } from "./verdict";

const seed = Number(process.env.CRASH_SEED) || Math.floor(Math.random() * 2 ** 31);

test.each(["folder", "redis"] as const)(
  `enquiries in an outbox (%s) outlive a server that is killed while they come (CRASH_SEED=${seed})`,
  async (store) => {
    const { build, remove } = await makeFunctionBuild("tools/long/crash/impatient-function.ts");
    const plan = makePlan(seed, 24, 400);
    const result = await runCrashScenario(plan, { build, store, atOnce: 4, patienceMs: 15_000 });
    remove();
    console.log(describe(result), "seed", seed);

    expect(judge(plan, result)).toEqual([]);
    expect(new Set(result.heard.slice(plan.outageFrom))).toEqual(new Set(["sent"]));
    // A run in which no enquiry was hit would prove nothing.
    expect(result.hits).toBeGreaterThan(0);
  },
);
