import { log } from "../../log";

/** Ordinary corrections of a running clock are smaller than this, in milliseconds. */
const JUMP_MS = 60_000;

/**
 * Tells whether the time of day has run evenly for `steadyMs`, compared with the monotonic clock. Until then nothing is
 * deleted by its age: a clock that jumps ahead makes everything look old.
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
