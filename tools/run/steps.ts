import type { Ended, Started } from "./processes";

const PROGRESS_MS = 15_000;

/** @returns how long it took, in seconds with one decimal */
export function secondsSince(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** Waits for a program. While it runs, prints every 15 seconds how long it has taken and the last line it printed. */
export async function untilEnded(program: Started): Promise<Ended> {
  const started = Date.now();
  const progress = setInterval(() => {
    const lastLine = program.output().trimEnd().split("\n").at(-1) ?? "";
    console.log(`  ${Math.round((Date.now() - started) / 1000)} s … ${lastLine}`.trimEnd());
  }, PROGRESS_MS);
  return program.ended.finally(() => clearInterval(progress));
}

/**
 * Waits for a program that is one step of a command, and prints one line when it is done.
 * @throws with everything the program printed when it fails
 */
export async function step(program: Started): Promise<void> {
  const started = Date.now();
  const { code, output } = await untilEnded(program);
  if (code !== 0) throw new Error(`${output.trim()}\n\n${program.name} failed (code ${code})`.trim());
  console.log(`${program.name}: done in ${secondsSince(started)}`);
}
