import { readJournalEnv } from "../env";
import type { SiteFacts } from "../site/facts";
import { DELIVERY_TIMING, startDelivery } from "./delivery";
import type { DeliveryTiming } from "./delivery";
import { closeCounters } from "./limit";

/**
 * What goes on beside the requests where a server runs for long: what waits in the journal is delivered. A host
 * starts it when it listens, and stops it when it ends.
 */
export function enquiryBackground(site: SiteFacts, timing: DeliveryTiming = DELIVERY_TIMING) {
  return () => {
    const folder = readJournalEnv();
    const delivery = folder === undefined ? undefined : startDelivery(folder, site, timing);
    return {
      stop: async () => {
        await delivery?.stop();
        await closeCounters();
      },
    };
  };
}
