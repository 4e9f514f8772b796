import { readJournalEnv } from "../env";
import type { SiteFacts } from "../site/facts";
import { startDelivery } from "./delivery";
import { closeCounters } from "./limit";

/**
 * What goes on beside the requests where a server runs for long: what waits in the journal is delivered. A host
 * starts it when it listens, and stops it when it ends.
 */
export function enquiryBackground(site: SiteFacts) {
  return () => {
    const folder = readJournalEnv();
    const delivery = folder === undefined ? undefined : startDelivery(folder, site);
    return {
      stop: async () => {
        await delivery?.stop();
        await closeCounters();
      },
    };
  };
}
