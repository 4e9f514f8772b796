import { log } from "../../log";
import { tell } from "../events/tell";
import { referenceOf } from "../reference";
import type { UndeliveredReason } from "./after-attempt";
import type { Entry } from "./entry";

/** Reports an enquiry that has not arrived and needs a person: a line at level error, and a message to other systems. */
export async function reportUndelivered(entry: Entry, reason: UndeliveredReason): Promise<void> {
  const { id, receivedAt, enquiry } = entry;
  const waitedS = Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
  log("undelivered", { id, reference: referenceOf(id), reason, waitedS, service: enquiry.service }, "error");
  await tell("enquiry.undelivered", entry, reason);
}
