import { log } from "../../log";
import { referenceOf } from "../reference";
import type { UndeliveredReason } from "./after-attempt";
import { attemptOf } from "./entry";
import type { Entry } from "./entry";
import { queueMessage } from "./queue-message";

/**
 * The late enquiries that this process has logged, and has queued a message about: on a full disk no entry can note it.
 */
const reported = new Set<string>();
const told = new Set<string>();

/**
 * Reports an enquiry that has not arrived and needs a person: a line at level error, once if it is late, and a message
 * to other systems, which on a full disk is kept only the next time. Never throws.
 */
export async function reportUndelivered(entry: Entry, reason: UndeliveredReason): Promise<void> {
  const { id, receivedAt, enquiry } = entry;
  const waitedS = Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
  const fields = { id, reference: referenceOf(id), reason, waitedS, service: enquiry.service };
  const isLate = reason === "late";
  const key = `${id} ${receivedAt}`;
  if (!isLate || !reported.has(key)) log("undelivered", fields, "error");
  if (isLate) reported.add(key);
  // The receiver may have taken the message by now: queued once more, it would be sent again.
  if (isLate && told.has(key)) return;
  const attempt = attemptOf(entry);
  // The second inbox may fail for the same reason as the first: the messages need two ids, or a receiver drops the
  // second.
  const isQueued = await queueMessage(
    "enquiry.undelivered",
    entry,
    attempt === 0 ? reason : `${reason} ${attempt}`,
  );
  if (isLate && isQueued) told.add(key);
}
