import type { SiteFacts } from "../site/facts";
import { closeCounters } from "../limits/counters";
import { allLanded } from "./outbox/flight";
import { outboxOfEnvironment } from "./outbox/open-outbox";
import { startOutboxWorker } from "./outbox/worker";
import { TIMING } from "./timing";
import type { Timing } from "./timing";

/**
 * The outbox worker, which a long-running server runs beside the requests. A host starts it when it listens and stops
 * it when it shuts down; `answered` resolves when every request has its answer.
 */
export function enquiryBackground(site: SiteFacts, timing: Timing = TIMING) {
  return () => {
    const outbox = outboxOfEnvironment(timing.leaseMs);
    const worker = outbox && startOutboxWorker(outbox, site, timing);
    return {
      stop: async (answered: Promise<void>) => {
        await Promise.all([worker?.stop(), answered]);
        // Requests that came in the meantime may be sending enquiries that the worker did not wait for.
        await allLanded();
        await closeCounters();
      },
    };
  };
}
