import type { Enquiry } from "../../src/enquiry/fields";
import type { MailAccount, MailResult } from "../mail/client";
import { MAIL_TIMING, sendMail } from "../mail/retry";
import type { MailTiming, SentMail } from "../mail/retry";
import { confirmationEmail, inboxEmail } from "./emails";
import type { EmailSettings } from "./emails";
import { referenceOf } from "./reference";
import { submissionIdOf } from "./submission-id";

export type SendTiming = MailTiming & {
  /** How long both mails may take, in milliseconds: the whole answer has to come within 10 s. */
  totalMs: number;
  /** How long the visitor waits at most for the confirmation once the enquiry has arrived, in milliseconds. */
  confirmationMs: number;
};

export const SEND_TIMING: SendTiming = { ...MAIL_TIMING, totalMs: 9_000, confirmationMs: 4_000 };

/** What became of an enquiry's two mails; the confirmation is not tried unless the inbox mail is accepted. */
export type SentMails = {
  inbox: SentMail;
  confirmation: SentMail | null;
};

/**
 * Sends the inbox mail, then the confirmation. `id` is the enquiry's own: it makes the idempotency keys, so
 * that sending again with the same id and content doubles nothing.
 */
export async function sendEnquiry(
  id: string,
  enquiry: Enquiry,
  settings: EmailSettings,
  account: MailAccount,
  timing: SendTiming,
): Promise<SentMails> {
  const deadline = performance.now() + timing.totalMs;
  const reference = referenceOf(id);
  const mail = inboxEmail(enquiry, reference, settings);
  const sendAs = (owner: string) => sendMail(mail, `${owner}/inbox`, account, timing, deadline);
  let owner = id;
  let inbox = await sendAs(owner);
  if (isTaken(inbox)) {
    // Another enquiry has had this id. This one must not be lost because of a client that reuses ids.
    owner = submissionIdOf(enquiry, id);
    inbox = await sendAs(owner);
  }
  if (!inbox.ok) return { inbox, confirmation: null };
  const confirmBy = Math.min(deadline, performance.now() + timing.confirmationMs);
  const confirmationMail = confirmationEmail(enquiry, reference, settings);
  const confirmation = await sendMail(confirmationMail, `${owner}/confirmation`, account, timing, confirmBy);
  return { inbox, confirmation };
}

/** Whether the provider knows the key from a mail with another content. */
function isTaken(result: MailResult): boolean {
  return !result.ok && result.code === "invalid_idempotent_request";
}
