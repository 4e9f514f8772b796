import { readOutboxEnv } from "../env";
import type { SiteFacts } from "../site/facts";
import { WORKER_TIMING, startOutboxWorker } from "./outbox-worker";
import type { WorkerTiming } from "./outbox-worker";
import { closeCounters } from "./limit";

/**
 * What runs beside the requests on a server that runs for long: the outbox worker. A host starts it when it listens,
 * and stops it when it ends.
 */
export function enquiryBackground(site: SiteFacts, timing: WorkerTiming = WORKER_TIMING) {
  return () => {
    const folder = readOutboxEnv();
    const worker = folder === undefined ? undefined : startOutboxWorker(folder, site, timing);
    return {
      stop: async () => {
        await worker?.stop();
        await closeCounters();
      },
    };
  };
}
