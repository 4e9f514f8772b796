import type { Started } from "./processes";

/** @returns how long it took, in seconds with one decimal */
export function secondsSince(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Waits for a program that is one step of a command, and prints one line when it is done.
 * @throws with everything the program printed when it fails
 */
export async function step(program: Started): Promise<void> {
  const started = Date.now();
  const { code, output } = await program.ended;
  if (code !== 0) throw new Error(`${output.trim()}\n\n${program.name} failed (code ${code})`.trim());
  console.log(`${program.name}: done in ${secondsSince(started)}`);
}
