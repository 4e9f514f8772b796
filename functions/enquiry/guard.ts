import type { IncomingMessage } from "node:http";
import { readGuardEnv } from "../env";
import { senderOf } from "../http/sender";
import { countEnquiry } from "./limits";
import type { SendingAllowance } from "./limits";

/**
 * Counts an enquiry that is about to be sent against its sender. Only what would be sent counts: mistakes in a form
 * must not lock anybody out.
 */
export async function allowSending(request: IncomingMessage): Promise<SendingAllowance> {
  return countEnquiry(senderOf(request, readGuardEnv().trustProxy));
}
