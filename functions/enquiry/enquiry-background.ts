import type { SiteFacts } from "../site/facts";
import { closeCounters } from "../limits/counters";
import { allLanded } from "./outbox/flight";
import { outboxOfEnvironment } from "./outbox/open-outbox";
import { startOutboxWorker } from "./outbox/worker";
import { TIMING } from "./timing";
import type { Timing } from "./timing";

/**
 * What runs beside the requests on a server that runs for long: the outbox worker. A host starts it when it listens,
 * and stops it when it ends, with a promise of when every request has its answer.
 */
export function enquiryBackground(site: SiteFacts, timing: Timing = TIMING) {
  return () => {
    const outbox = outboxOfEnvironment(timing.leaseMs);
    const worker = outbox && startOutboxWorker(outbox, site, timing);
    return {
      stop: async (answered: Promise<void>) => {
        await Promise.all([worker?.stop(), answered]);
        // Requests that came in the meantime have begun to send what the worker did not wait for.
        await allLanded();
        await closeCounters();
      },
    };
  };
}
