import { log } from "../../log";
import type { LogLevel } from "../../log";
import { isRetryable } from "../../mail/retry";
import type { SentMail } from "../../mail/retry";
import { referenceOf } from "../reference";
import { confirmationTrace, inboxTrace } from "../send-trace";
import type { Attempt } from "./after-attempt";
import type { Entry } from "./entry";

/** Logs what became of an enquiry's mails. */
export function logAttempt(entry: Entry, { inbox, confirmation }: Attempt, durationMs: number): void {
  const { id, receivedAt, enquiry } = entry;
  const waitedS = Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
  const about = { id, reference: referenceOf(id), durationMs, waitedS, service: enquiry.service };
  const outcome = inbox.ok ? "sent" : "failed";
  const trace = { ...about, outcome, ...inboxTrace(inbox), ...confirmationTrace(confirmation, true) };
  log("outbox", trace, levelOf(inbox));
}

/** What may pass by itself is no error yet: after ten minutes it is reported. */
function levelOf(inbox: SentMail): LogLevel {
  if (inbox.ok) return "info";
  return isRetryable(inbox) ? "warn" : "error";
}
