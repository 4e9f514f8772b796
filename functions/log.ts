/** Values that a line of the log may hold. None of them may be, or hold, what a visitor typed. */
export type LogFields = Record<string, string | number | boolean | null | undefined | readonly string[]>;

/** Writes one line of JSON to the standard output: the time, what happened, and its fields. */
export function log(event: string, fields: LogFields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), event, ...fields });
  globalThis.process.stdout.write(`${line}\n`);
}

/**
 * What may be told of an exception: its kind and where it was thrown. Its message stays out, since it may
 * quote what a visitor typed.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const frame = error.stack?.split("\n").find((line) => line.startsWith("    at "));
  return frame === undefined ? error.name : `${error.name} ${frame.trim()}`;
}
