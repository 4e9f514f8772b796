import { log } from "../../log";
import { attemptOf } from "../events/mail-tags";
import { tell } from "../events/tell";
import { referenceOf } from "../reference";
import type { UndeliveredReason } from "./after-attempt";
import type { Entry } from "./entry";

/** Reports an enquiry that has not arrived and needs a person: a line at level error, and a message to other systems. */
export async function reportUndelivered(entry: Entry, reason: UndeliveredReason): Promise<void> {
  const { id, receivedAt, enquiry } = entry;
  const waitedS = Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
  log("undelivered", { id, reference: referenceOf(id), reason, waitedS, service: enquiry.service }, "error");
  const attempt = attemptOf(entry);
  // The second inbox may say the same as the first: a receiver that remembers ids has to hear both.
  await tell("enquiry.undelivered", entry, attempt === 0 ? reason : `${reason} ${attempt}`);
}
