import { setTimeout as wait } from "node:timers/promises";
import type { SiteFacts } from "../../site/facts";
import { watchAccepted } from "../events/watch-accepted";
import type { Timing } from "../timing";
import { allLanded } from "./flight";
import { flushOutbox } from "./flush";
import { flushMessages } from "./flush-messages";
import type { Outbox } from "./outbox";
import { orLog } from "./store-errors";
import { steadyClock } from "./steady-clock";

/** Nothing is given up for its age until the clock has run evenly for a while. */
const FOR_EVER = { confirmForMs: Infinity, acceptedMs: Infinity, messageMs: Infinity };

/**
 * Flushes the outbox now and for as long as the server runs, with a growing pause while the provider is away. Several
 * processes may share an outbox. Never throws; what goes wrong is in the log.
 * @returns `stop`, which resolves when everything that this process is sending has ended
 */
export function startOutboxWorker(
  outbox: Outbox,
  site: SiteFacts,
  timing: Timing,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isSteady = steadyClock(timing.steadyMs);
  const run = async () => {
    let isChecked = false;
    let pauseMs = timing.pauseMs;
    while (!signal.aborted) {
      // A Redis that is away when the server starts is checked once it is there.
      isChecked ||= (await orLog(() => outbox.check().then(() => true), outbox.address)) === true;
      const byAge = isSteady();
      const round = byAge ? timing : { ...timing, ...FOR_EVER };
      const { away, progressed } = await flushOutbox({ outbox, site, timing: round, signal });
      // After the flush: a store that takes long to clear up must not keep mails waiting.
      await orLog(() => outbox.tidy(byAge), outbox.address);
      // The spill is empty by now, unless the outbox is away.
      if (outbox.spill) await flushOutbox({ outbox: outbox.spill, site, timing: round, signal });
      await watchAccepted(outbox, round);
      // Messages get no longer than a pause: enquiries must not wait for a slow receiver.
      const until = performance.now() + timing.pauseMs;
      const isOver = () => signal.aborted || performance.now() >= until;
      for (const queue of outbox.messages) {
        await orLog(() => flushMessages(queue, round.messageMs, isOver), "messages");
      }
      pauseMs = away ? Math.min(2 * pauseMs, timing.longestPauseMs) : timing.pauseMs;
      // After a round that got something through there may be more to do: confirmations, and new enquiries.
      if (progressed && !away) continue;
      // Spread, so that servers that were started together do not flush at the same moment.
      await wait(pauseMs * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      await allLanded();
    },
  };
}
