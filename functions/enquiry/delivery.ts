import { setTimeout as wait } from "node:timers/promises";
import { describeError, log } from "../log";
import type { SiteFacts } from "../site/facts";
import { deliverWaiting } from "./deliver";
import type { Round } from "./deliver";
import { LEASE_MS } from "./journal";
import { SEND_TIMING } from "./send";
import type { SendTiming } from "./send";

export type DeliveryTiming = SendTiming & {
  /** Between two looks into the journal, in milliseconds; after a failure it doubles until `longestPauseMs`. */
  pauseMs: number;
  longestPauseMs: number;
  /** After this long an entry that somebody is sending counts as abandoned, in milliseconds. */
  leaseMs: number;
};

export const DELIVERY_TIMING: DeliveryTiming = {
  ...SEND_TIMING,
  pauseMs: 15_000,
  longestPauseMs: 10 * 60_000,
  leaseMs: LEASE_MS,
};

/**
 * Delivers what waits in the journal, now and for as long as the server runs, with a growing pause while that
 * fails. Several processes may share a folder. Never throws; what goes wrong is in the log.
 * @returns `stop`, which resolves when the attempt under way, if any, has ended
 */
export function startDelivery(
  folder: string,
  site: SiteFacts,
  timing: DeliveryTiming = DELIVERY_TIMING,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let pauseMs = timing.pauseMs;
    while (!signal.aborted) {
      const { leaseMs } = timing;
      const { failed } = await deliverWaiting({ folder, site, timing, leaseMs, signal }).catch(broken);
      pauseMs = failed > 0 ? Math.min(2 * pauseMs, timing.longestPauseMs) : timing.pauseMs;
      // Not all servers that were started together come at the same moment.
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
  log("delivery", { outcome: "failed", error: describeError(error) }, "error");
  return { failed: 1 };
}
