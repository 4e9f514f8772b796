import { createHash } from "node:crypto";
import { readLimitEnv } from "../env";
import { widerNetwork } from "../http/sender";
import { consume } from "../limits/counters";
import { log } from "../log";

/** The time in which a sender's enquiries are counted. */
const LIMIT_WINDOW_S = 600;

/** The limit of a wider IPv6 network, which may hold many senders, as a multiple of a sender's. */
const WIDER_TIMES = 5;

/** Confirmations in an hour, to all recipients together. */
export const CONFIRMATIONS_AN_HOUR = 100;

const HOUR_S = 3_600;

/**
 * Counts one enquiry for the sender's network, and for the wider network around it. Only valid enquiries are counted:
 * mistakes in a form must not lock anybody out.
 * @returns 0 if it is within both limits, else how many seconds to wait
 */
export async function countEnquiry(network: string): Promise<number> {
  const { limit, redisUrl } = readLimitEnv();
  const wider = widerNetwork(network);
  const each = { name: "enquiry", points: limit, windowS: LIMIT_WINDOW_S };
  const all = { name: "enquiry48", points: WIDER_TIMES * limit, windowS: LIMIT_WINDOW_S };
  const waitMs =
    (await consume(network, each, redisUrl)) ||
    (wider === undefined ? 0 : await consume(wider, all, redisUrl));
  return Math.ceil(waitMs / 1000);
}

/**
 * Counts one confirmation, unless there have been too many: to this recipient in a day, or to all in an hour. Anybody
 * can enter anybody's address, so confirmations must not become a means to write to others.
 */
export async function mayConfirm(email: string): Promise<boolean> {
  const { confirmationLimit, redisUrl } = readLimitEnv();
  const each = { name: "confirmation", points: confirmationLimit, windowS: 24 * HOUR_S };
  // An operator who allows one recipient more than that means to allow it.
  const points = Math.max(CONFIRMATIONS_AN_HOUR, confirmationLimit);
  const all = { name: "confirmations", points, windowS: HOUR_S };
  if ((await consume(recipientKey(email), each, redisUrl)) > 0) return false;
  const isWithin = (await consume("all", all, redisUrl)) === 0;
  if (!isWithin) log("confirmations", { outcome: "over limit" }, "warn");
  return isWithin;
}

/** The same mailbox has one key, however its address is written; no counter holds an address. */
function recipientKey(email: string): string {
  const [local, domain] = email.toLowerCase().split("@") as [string, string];
  const untagged = local.split("+", 1).join("");
  // Gmail ignores dots, and has two names.
  const mailbox = GMAIL.test(domain) ? untagged.replaceAll(".", "") : `${untagged}@${domain}`;
  return createHash("sha256").update(mailbox).digest("hex").slice(0, 16);
}

const GMAIL = /^(?:gmail|googlemail)\.com$/;
