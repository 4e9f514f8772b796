import type { Mail, MailAccount, MailResult } from "../mail/client";
import { isOfMail, isTimeForCall, sendMail } from "../mail/retry";
import type { SentMail } from "../mail/retry";
import { confirmationEmail, inboxEmail } from "./emails";
import { mailKey, mailTags } from "./events/mail-tags";
import { mayConfirm } from "./limits";
import type { MailSettings } from "./mail-settings";
import { routeOf } from "./outbox/entry";
import type { Entry, Progress, Route } from "./outbox/entry";
import { referenceOf } from "./reference";
import { submissionIdOf } from "./submission-id";
import type { Timing } from "./timing";

/**
 * What became of the confirmation; null unless the inbox mail has been accepted. "over limit": the limit of
 * confirmations is reached. "later": other inbox mails wait, or the inbox mail has taken all the time.
 */
export type Confirmation = SentMail | "over limit" | "later" | null;

/** The confirmation, if it was tried. */
export function triedMail(confirmation: Confirmation): SentMail | undefined {
  return confirmation === null || typeof confirmation === "string" ? undefined : confirmation;
}

/** The attempt to send an enquiry's two mails, one after the other. They reject only if a mail cannot be made. */
export type Sending = {
  inbox: Promise<SentMail>;
  confirmation: Promise<Confirmation>;
};

type SendOptions = {
  settings: MailSettings;
  account: MailAccount;
  timing: Timing;
  /** Until when both mails may be tried, on the clock of `performance.now()`. */
  deadline: number;
  /** Whether the confirmation is left for later. */
  inboxOnly?: boolean;
  /** Stores progress, before the call that depends on it. */
  save: (progress: Progress) => Promise<void>;
};

/**
 * Sends what an entry still lacks: the inbox mail, then the confirmation. The entry's id makes the idempotency keys, so
 * that sending again with the same id and content sends no mail twice.
 */
export function sendEntry(entry: Entry, options: SendOptions): Sending {
  const inbox = entry.progress?.acceptedAt ? Promise.resolve(ACCEPTED) : sendInbox(entry, options);
  const confirmation = inbox.then(({ ok }) => (ok ? sendConfirmation(entry, options) : null));
  return { inbox, confirmation };
}

/** Stands for a mail that an earlier attempt has sent. */
const ACCEPTED: SentMail = { ok: true, attempts: 0, durationMs: 0 };

/**
 * If the provider refuses the mail itself (422), the reason may be the visitor's address in `reply_to`. The mail, whose
 * text has the address too, is sent without it, under its own key. That is stored first, so that no later attempt sends
 * both.
 */
async function sendInbox(entry: Entry, options: SendOptions): Promise<SentMail> {
  const { deadline, save } = options;
  const route = routeOf(entry);
  const mail = {
    ...inboxEmail(entry, referenceOf(entry.id), settingsFor(route, options)),
    tags: mailTags(entry),
  };
  const { replyTo: _, ...plain } = mail;
  const sendPlain = async () => {
    const sent = await sendUnder(entry, `${mailKey(entry)}/without-reply-to`, plain, options, deadline);
    // The address was not the reason, and nothing has gone out.
    if (isOfMail(sent)) await save({ withoutReplyTo: undefined });
    return sent;
  };
  if (entry.progress?.withoutReplyTo) return sendPlain();
  const sent = await sendUnder(entry, mailKey(entry), mail, options, deadline);
  if (sent.ok || sent.status !== 422 || !isOfMail(sent)) return sent;
  await save({ withoutReplyTo: true });
  return sendPlain();
}

function settingsFor(route: Route, { settings, account }: SendOptions): MailSettings {
  return route === "fallback" ? { ...settings, to: account.fallbackTo ?? settings.to } : settings;
}

async function sendConfirmation(entry: Entry, options: SendOptions): Promise<Confirmation> {
  if (entry.progress?.confirmedAt) return ACCEPTED;
  const { timing } = options;
  const deadline = Math.min(performance.now() + timing.confirmationMs, options.deadline);
  if (options.inboxOnly || !isTimeForCall(deadline, timing)) return "later";
  // A confirmation that failed before has been counted already.
  if (!entry.progress?.mayConfirm && !(await mayConfirm(entry.enquiry.email))) return "over limit";
  const mail = confirmationEmail(entry, referenceOf(entry.id), options.settings);
  return sendUnder(entry, "confirmation", mail, options, deadline);
}

/** If another enquiry has had this id, one made of both is used, so that a client that reuses ids loses none. */
async function sendUnder(
  entry: Entry,
  kind: string,
  mail: Mail,
  { account, timing }: SendOptions,
  deadline: number,
): Promise<SentMail> {
  const priority = kind === "confirmation" ? kind : "inbox";
  const sendAs = (owner: string) => sendMail(mail, `${owner}/${kind}`, account, timing, deadline, priority);
  const sent = await sendAs(entry.id);
  return isTaken(sent) ? sendAs(submissionIdOf(entry, entry.id)) : sent;
}

/** Whether the provider knows the key from a mail with another content. */
function isTaken(result: MailResult): boolean {
  return !result.ok && result.code === "invalid_idempotent_request";
}
