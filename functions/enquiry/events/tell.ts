import { createHash } from "node:crypto";
import { FIELD_NAMES } from "../../../src/enquiry/fields";
import { readOutboxFolderEnv, readWebhookEnv } from "../../env";
import { keepMessage } from "../../webhook/message-box";
import type { MessageType } from "../../webhook/webhook";
import { entryName } from "../outbox/entry";
import type { Entry } from "../outbox/entry";
import { orLog } from "../outbox/store-errors";
import { referenceOf } from "../reference";

/** Of enquiries that are older than the site's second language. */
const FORMER_LANGUAGE = "en";

/**
 * Puts a message about an enquiry where it is kept until another system has it, if there is one to be told.
 * @param reason tells two messages of one type apart
 */
export async function tell(type: MessageType, entry: Entry, reason = ""): Promise<void> {
  const folder = readOutboxFolderEnv();
  if (folder === undefined || readWebhookEnv() === undefined) return;
  const { id, enquiry, language = FORMER_LANGUAGE } = entry;
  const digest = createHash("sha256")
    .update(`${entryName(entry)} ${type} ${reason}`)
    .digest("hex");
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, enquiry[name]]));
  const data = { reference: referenceOf(id), id, ...fields, language };
  const message = { id: `msg_${digest.slice(0, 32)}`, type, timestamp: new Date().toISOString(), data };
  await orLog(() => keepMessage(folder, message), "messages");
}
