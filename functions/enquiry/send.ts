import type { Enquiry } from "../../src/enquiry/contract";
import { sendMail } from "../mail/client";
import type { MailAccount, MailResult } from "../mail/client";
import { confirmationEmail, inboxEmail } from "./emails";
import type { EmailSettings } from "./emails";

/** What became of an enquiry's two mails; the confirmation is not tried unless the inbox mail is accepted. */
export type Delivery = { inbox: MailResult; confirmation: MailResult | null };

/**
 * Sends the inbox mail, then the confirmation. `id` is the enquiry's own: it makes the idempotency keys, so
 * that sending again with the same id and content doubles nothing.
 */
export async function sendEnquiry(
  id: string,
  enquiry: Enquiry,
  settings: EmailSettings,
  account: MailAccount,
): Promise<Delivery> {
  const inbox = await sendMail(inboxEmail(enquiry, settings), `${id}/inbox`, account);
  if (!inbox.ok) return { inbox, confirmation: null };
  const confirmation = await sendMail(confirmationEmail(enquiry, settings), `${id}/confirmation`, account);
  return { inbox, confirmation };
}
