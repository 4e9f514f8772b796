import type { SiteFacts } from "../site/facts";
import { closeCounters } from "../limits/counters";
import { outboxOfEnvironment } from "./outbox/open-outbox";
import { startOutboxWorker } from "./outbox/worker";
import { TIMING } from "./timing";
import type { Timing } from "./timing";

/**
 * What runs beside the requests on a server that runs for long: the outbox worker. A host starts it when it listens,
 * and stops it when it ends.
 */
export function enquiryBackground(site: SiteFacts, timing: Timing = TIMING) {
  return () => {
    const outbox = outboxOfEnvironment(timing.leaseMs);
    const worker = outbox && startOutboxWorker(outbox, site, timing);
    return {
      stop: async () => {
        await worker?.stop();
        await closeCounters();
      },
    };
  };
}
