import type { IncomingMessage } from "node:http";
import { readGuardEnv } from "../env";
import { readTrust, senderAddress, senderNetwork } from "../http/sender";
import type { Trust } from "../http/sender";
import { log } from "../log";
import { countEnquiry } from "./limit";
import type { Allowance } from "./limit";

/**
 * Counts an enquiry that is about to be sent against its sender. Only what would be sent counts: mistakes in a form
 * must not lock anybody out.
 */
export async function allowSending(request: IncomingMessage): Promise<Allowance> {
  const { trustProxy, ...settings } = readGuardEnv();
  const address = senderAddress(request, trusted(trustProxy));
  return countEnquiry(senderNetwork(address), settings);
}

/** A setting that cannot be read trusts nobody. Our own server refuses to start with one; elsewhere there is the log. */
function trusted(trustProxy: string | undefined): Trust {
  try {
    return readTrust(trustProxy);
  } catch {
    log("rate-limit", { error: "TRUST_PROXY cannot be read" }, "error");
    return readTrust(undefined);
  }
}
