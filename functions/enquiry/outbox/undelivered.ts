import { log } from "../../log";
import { referenceOf } from "../reference";
import type { UndeliveredReason } from "./after-attempt";
import type { Entry } from "./entry";

/**
 * Reports an enquiry that has not arrived and needs a person: a line at level error. What tells other systems
 * (`enquiry.undelivered`) begins here.
 */
export function reportUndelivered({ id, receivedAt, enquiry }: Entry, reason: UndeliveredReason): void {
  const waitedS = Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
  log("undelivered", { id, reference: referenceOf(id), reason, waitedS, service: enquiry.service }, "error");
}
