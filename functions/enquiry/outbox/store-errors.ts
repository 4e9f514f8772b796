import { describeError, log } from "../../log";
import { within } from "../../within";

/** A Redis that is away fails for each state: each cause is logged only once in this many milliseconds. */
const AWAY_LINE_MS = 5_000;

/** When each cause was last logged. */
const awayLogged = new Map<string | undefined, number>();

/** Logs that the outbox failed, or the state, folder or file of it that `place` names. */
export function logStoreError(error: unknown, place: string): void {
  const { code, problem } = error as NodeJS.ErrnoException & { problem?: string };
  if (isAway(error)) {
    const now = performance.now();
    if (now - (awayLogged.get(problem) ?? -Infinity) < AWAY_LINE_MS) return;
    awayLogged.set(problem, now);
  }
  log("outbox-error", { error: describeError(error), code, problem, box: place }, "error");
}

/** Whether a Redis, which servers share, is away: another of them may have sent what this one cannot claim. */
export const isAway = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "REDIS_AWAY";

/** Logs that what had this name was no entry and has been put aside. */
export function logUnreadable(name: string): void {
  log("outbox", { outcome: "unreadable", file: name }, "error");
}

/** Undefined if `act` fails, which is logged with its place. */
export async function orLog<Result>(act: () => Promise<Result>, place: string): Promise<Result | undefined> {
  try {
    return await act();
  } catch (error) {
    logStoreError(error, place);
    return undefined;
  }
}

/** How many calls of the outbox are past their time and have not returned. */
let overdue = 0;

/**
 * Undefined if the outbox fails or takes longer than `ms`. While a call hangs, no other is begun: a disk that hangs
 * then holds only one of the few threads that Node has for files and DNS.
 */
export async function inTime<Result>(
  act: () => Promise<Result>,
  ms: number,
  place: string,
): Promise<{ result: Result | undefined; late?: Promise<Result | undefined> }> {
  if (overdue > 0) {
    logStoreError(Object.assign(new Error(), { code: "EBUSY" }), place);
    return { result: undefined };
  }
  const acting = orLog(act, place);
  const first = await within(
    ms,
    acting.then((result) => ({ result })),
  );
  if (first !== undefined) return first;
  logStoreError(Object.assign(new Error(), { code: "ETIMEDOUT" }), place);
  overdue += 1;
  void acting.then(() => (overdue -= 1));
  return { result: undefined, late: acting };
}
