import { createHash } from "node:crypto";
import { FIELD_NAMES } from "../../../src/enquiry/fields";
import { readOutboxEnv, readWebhookEnv } from "../../env";
import type { MessageType } from "../../webhook/webhook";
import { referenceOf } from "../reference";
import { entryName } from "./entry";
import type { Entry } from "./entry";
import { openOutbox } from "./open-outbox";
import { orLog } from "./store-errors";

/** The language of enquiries from before the site had a second one. */
const FORMER_LANGUAGE = "en";

/**
 * Queues a message about an enquiry for another system, if one is set up.
 * @param reason tells two messages of one type apart
 * @returns whether it is queued
 */
export async function queueMessage(type: MessageType, entry: Entry, reason = ""): Promise<boolean> {
  const address = readOutboxEnv();
  if (address === undefined || readWebhookEnv() === undefined) return false;
  const { id, enquiry, language = FORMER_LANGUAGE } = entry;
  const digest = createHash("sha256")
    .update(`${entryName(entry)} ${type} ${reason}`)
    .digest("hex");
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, enquiry[name]]));
  const data = { reference: referenceOf(id), id, ...fields, language };
  const message = { id: `msg_${digest.slice(0, 32)}`, type, timestamp: new Date().toISOString(), data };
  for (const queue of openOutbox(address).messages) {
    if (await orLog(async () => (await queue.keep(message), true), "messages")) return true;
  }
  return false;
}
