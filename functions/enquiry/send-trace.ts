import type { LogFields } from "../log";
import type { SentMail } from "../mail/retry";
import type { Confirmation } from "./send";

/** What may be logged of the inbox mail: how it ended, how many calls that took, and how long. */
export function inboxTrace(inbox: SentMail): LogFields {
  return {
    inbox: describeMail(inbox),
    inboxProblem: problemOf(inbox),
    inboxAttempts: inbox.attempts,
    inboxMs: inbox.durationMs,
  };
}

/** Logged when time ran out for a confirmation and there is no outbox to send it from later. */
export const NO_TIME = "no time";

/**
 * The same of the confirmation, if it was tried.
 * @param kept whether the enquiry is in the outbox
 */
export function confirmationTrace(confirmation: Confirmation, kept: boolean): LogFields {
  if (confirmation === "later" && !kept) return { confirmation: NO_TIME };
  if (typeof confirmation === "string") return { confirmation };
  return {
    confirmation: confirmation && describeMail(confirmation),
    confirmationProblem: confirmation ? problemOf(confirmation) : undefined,
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

/** Why the provider has not answered, as far as that is known. */
function problemOf(result: SentMail): string | undefined {
  return result.ok ? undefined : result.problem;
}
