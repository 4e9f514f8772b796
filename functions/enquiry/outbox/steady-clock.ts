import { log } from "../../log";

/** More than what a clock is set right by while it runs, in milliseconds. */
const JUMP_MS = 60_000;

/**
 * Tells whether the time of day has run evenly for `steadyMs`, measured by a clock that nobody sets. What is deleted by
 * its age is deleted only then: a clock that jumps ahead makes everything look old.
 */
export function steadyClock(steadyMs: number): () => boolean {
  const offset = () => Date.now() - performance.now();
  let [since, last] = [performance.now(), offset()];
  return () => {
    const now = offset();
    if (Math.abs(now - last) > JUMP_MS) {
      log("clock", { jumpS: Math.round((now - last) / 1000) }, "warn");
      since = performance.now();
    }
    last = now;
    return performance.now() - since >= steadyMs;
  };
}
