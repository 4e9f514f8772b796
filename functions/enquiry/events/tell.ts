import { createHash } from "node:crypto";
import { FIELD_NAMES } from "../../../src/enquiry/fields";
import { readOutboxEnv, readWebhookEnv } from "../../env";
import type { MessageType } from "../../webhook/webhook";
import { entryName } from "../outbox/entry";
import type { Entry } from "../outbox/entry";
import { openOutbox } from "../outbox/open-outbox";
import { orLog } from "../outbox/store-errors";
import { referenceOf } from "../reference";

/** Of enquiries that are older than the site's second language. */
const FORMER_LANGUAGE = "en";

/**
 * Puts a message about an enquiry where it is kept until another system has it, if there is one to be told.
 * @param reason tells two messages of one type apart
 * @returns whether it is kept
 */
export async function tell(type: MessageType, entry: Entry, reason = ""): Promise<boolean> {
  const address = readOutboxEnv();
  if (address === undefined || readWebhookEnv() === undefined) return false;
  const { id, enquiry, language = FORMER_LANGUAGE } = entry;
  const digest = createHash("sha256")
    .update(`${entryName(entry)} ${type} ${reason}`)
    .digest("hex");
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, enquiry[name]]));
  const data = { reference: referenceOf(id), id, ...fields, language };
  const message = { id: `msg_${digest.slice(0, 32)}`, type, timestamp: new Date().toISOString(), data };
  for (const box of openOutbox(address).messages) {
    if (await orLog(async () => (await box.keep(message), true), "messages")) return true;
  }
  return false;
}
