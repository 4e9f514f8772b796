import { makeFunctionBuild } from "../crash/function-build";
import { runBurst } from "./burst-scenario";
import { describeBurst, judgeBurst } from "./verdict";

test("a burst that the provider takes only slowly arrives whole, once, and nobody hears of a failure", async () => {
  const { build, remove } = await makeFunctionBuild("tools/long/burst/patient-function.ts");
  const plan = {
    enquiries: 40,
    store: "folder" as const,
    servers: 1,
    callsPerSecond: 40,
    patienceMs: 50_000,
  };
  const burst = await runBurst(build, plan);
  remove();
  console.log(describeBurst(burst));

  expect(judgeBurst(burst, false)).toEqual([]);
  expect(burst.answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
});
