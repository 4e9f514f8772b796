import { secondsSince } from "./steps";
import { closingLine, failure, sum, type Tally } from "./tally";

/** One step of `npm run check`, `npm test` or `npm run test:long`; not run when `needs` failed in the same run. */
export type Check = { name: string; needs?: string; run: () => Promise<Tally> };

/** Runs the checks one after another, each under its heading. A failed one does not stop those that can still run. */
export async function runChecks(checks: Check[]): Promise<Tally> {
  const tallies: Tally[] = [];
  const failed = new Set<string>();
  for (const check of checks) {
    const { name, needs } = check;
    const started = Date.now();
    console.log(`\n── ${name}`);
    const tally =
      needs && failed.has(needs) ? failure(`${name}: not run, ${needs} failed`) : await resultOf(check);
    if (tally.failed > 0) failed.add(name);
    tallies.push(tally);
    console.log(`${name}: ${tally.failed > 0 ? "FAILED" : "passed"} in ${secondsSince(started)}`);
  }
  return sum(tallies);
}

/** The result of a check; one that throws has failed. */
async function resultOf({ name, run }: Check): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    return failure(`${name}: ${(error as Error).message}`);
  }
}

/** Checks that run at the same time and count as one, for those that leave one core idle. */
export function sideBySide(name: string, checks: Check[]): Check {
  return { name, run: async () => sum(await Promise.all(checks.map(({ run }) => run()))) };
}

/**
 * Runs the checks, then prints what needs attention and `N passed, N failed`.
 * @returns the exit code
 */
export async function runAndReport(checks: Check[]): Promise<number> {
  const started = Date.now();
  const total = await runChecks(checks);
  console.log(["", ...total.notes, `Total: ${secondsSince(started)}`, closingLine(total)].join("\n"));
  return total.failed > 0 ? 1 : 0;
}
