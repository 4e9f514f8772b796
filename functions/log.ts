import { pino } from "pino";

/** Values that a line of the log may hold. None of them may be, or hold, what a visitor typed. */
export type LogFields = Record<string, string | number | boolean | null | undefined | readonly string[]>;

export type LogLevel = "info" | "warn" | "error";

const logger = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  { write },
);

/** What may wait for a reader of the log that has stalled, in characters: some thousand lines. */
const MAX_QUEUED = 1_000_000;

/** How many lines were lost since one was last written. */
let lost = 0;

let output: "stdout" | "stderr" = "stdout";

/** From now on lines go to the standard error: for a program whose standard output is its answer. */
export function logToStderr(): void {
  output = "stderr";
}

/** A line that cannot be written is lost: the log is no reason to fail a request, let alone to end the process. */
function write(line: string): void {
  try {
    const stream = globalThis.process[output];
    if (stream.writableLength > MAX_QUEUED) {
      lost += 1;
      return;
    }
    const lines = lost;
    lost = 0;
    if (lines > 0) log("lost-lines", { lines }, "warn");
    stream.write(line);
  } catch {
    // A full disk throws; a closed pipe reports by an event, which the host ignores.
  }
}

/**
 * Writes one line of JSON to the standard output, unless `logToStderr` was called: level, time, event and its fields.
 */
export function log(event: string, fields: LogFields, level: LogLevel = "info"): void {
  logger[level]({ event, ...fields });
}

/**
 * What may be logged of an exception: its kind, the system's name for it (`ENOENT`) and where it was thrown, as far as
 * they are known. Its message stays out, since it may quote what a visitor typed.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { name, stack, code } = error as NodeJS.ErrnoException;
  const frame = stack?.split("\n").find((line) => line.startsWith("    at "));
  return [name, /^[A-Z][A-Z0-9_]*$/.exec(code ?? "")?.[0], frame?.trim()].filter(Boolean).join(" ");
}
