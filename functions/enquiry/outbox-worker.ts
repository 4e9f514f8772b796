import { setTimeout as wait } from "node:timers/promises";
import { describeError, log } from "../log";
import type { SiteFacts } from "../site/facts";
import { flushOutbox } from "./flush-outbox";
import type { Round } from "./flush-outbox";
import { LEASE_MS } from "./outbox";
import { SEND_TIMING } from "./send";
import type { SendTiming } from "./send";

export type WorkerTiming = SendTiming & {
  /** Between two flushes, in milliseconds; after a failure it doubles until `longestPauseMs`. */
  pauseMs: number;
  longestPauseMs: number;
  /** After this long an entry in `sending` counts as abandoned, in milliseconds. */
  leaseMs: number;
};

export const WORKER_TIMING: WorkerTiming = {
  ...SEND_TIMING,
  pauseMs: 15_000,
  longestPauseMs: 10 * 60_000,
  leaseMs: LEASE_MS,
};

/**
 * Flushes the outbox now and for as long as the server runs, with a growing pause while that fails. Several processes
 * may share a folder. Never throws; what goes wrong is in the log.
 * @returns `stop`, which resolves when the attempt under way, if any, has ended
 */
export function startOutboxWorker(
  folder: string,
  site: SiteFacts,
  timing: WorkerTiming = WORKER_TIMING,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let pauseMs = timing.pauseMs;
    while (!signal.aborted) {
      const { leaseMs } = timing;
      const { failed } = await flushOutbox({ folder, site, timing, leaseMs, signal }).catch(broken);
      pauseMs = failed > 0 ? Math.min(2 * pauseMs, timing.longestPauseMs) : timing.pauseMs;
      // Spread, so that servers that were started together do not flush at the same moment.
      await wait(pauseMs * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

function broken(error: unknown): Pick<Round, "failed"> {
  log("outbox-error", { error: describeError(error), code: (error as NodeJS.ErrnoException).code }, "error");
  return { failed: 1 };
}
