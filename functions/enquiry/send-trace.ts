import type { LogFields } from "../log";
import type { SentMail } from "../mail/retry";
import type { SentMails } from "./send";

/** What may be logged of sending: how it ended, how many calls that took, and how long. */
export function sendTrace({ inbox, confirmation }: SentMails): LogFields {
  return {
    outcome: inbox.ok ? "sent" : "failed",
    inbox: describeMail(inbox),
    inboxAttempts: inbox.attempts,
    inboxMs: inbox.durationMs,
    confirmation: confirmation && describeMail(confirmation),
    confirmationAttempts: confirmation?.attempts,
    confirmationMs: confirmation?.durationMs,
  };
}

/** What became of a mail, without the provider's message where that may quote an address. */
function describeMail(result: SentMail): string {
  if (result.ok) return "accepted";
  if (result.kind !== "refused") return result.message;
  return `refused: ${result.status ?? "no status"} ${result.code ?? "no code"}`;
}
