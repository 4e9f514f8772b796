import { runTool } from "../../run/processes";
import { makeFunctionBuild } from "../crash/function-build";
import { runBurst } from "./burst-scenario";
import type { BurstPlan } from "./burst-scenario";
import { describeBurst, judgeBurst } from "./verdict";

const BURST: BurstPlan = {
  enquiries: 200,
  store: "folder",
  servers: 1,
  callsPerSecond: 5,
  patienceMs: 240_000,
};
const TWO: BurstPlan = { ...BURST, enquiries: 100, servers: 2 };

const SCENARIOS: [what: string, plan: BurstPlan][] = [
  ["One server", BURST],
  ["One server that is killed", { ...BURST, enquiries: 100, killAfterMs: 5_000 }],
  ["A provider that is away for 20 s", { ...BURST, enquiries: 100, awayMs: 20_000 }],
  ["Two servers that share the folder", TWO],
  ["Two servers that share a Redis", { ...TWO, store: "redis" }],
  ["Two servers that share a Redis, one of which is killed", { ...TWO, store: "redis", killAfterMs: 5_000 }],
  [
    "Two servers whose Redis is killed, and back after 5 s",
    { ...TWO, store: "redis", killRedisAfterMs: 5_000 },
  ],
];

/**
 * `npm run test:long -- burst`: 100 or 200 enquiries at once, to a provider that allows five calls a second. Takes about
 * ten minutes, since each enquiry is two calls.
 */
runTool(async () => {
  const { build, remove } = await makeFunctionBuild("tools/long/burst/patient-function.ts");
  let failures = 0;
  const play = async (what: string, plan: BurstPlan) => {
    const burst = await runBurst(build, plan);
    const broken = judgeBurst(burst, true);
    console.log(`${what}: ${describeBurst(burst)}`);
    for (const line of broken) console.log(`  ${line}`);
    failures += broken.length;
  };
  try {
    for (const [what, plan] of SCENARIOS) await play(what, plan);
  } finally {
    remove();
  }
  console.log(failures === 0 ? "Nothing was lost, nothing came twice, nobody waited." : "FAILED");
  return failures === 0 ? 0 : 1;
});
