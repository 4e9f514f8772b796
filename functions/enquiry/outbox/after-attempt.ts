import { readMailEventSecret } from "../../env";
import type { MailOutcome } from "../../mail/events";
import { isOfMail, isOfAccount, isRetryable } from "../../mail/retry";
import type { SentMail } from "../../mail/retry";
import { triedMail } from "../send";
import type { Confirmation } from "../send";
import type { Timing } from "../timing";
import { isOlder } from "./age";
import type { Entry, Progress } from "./entry";

/** After this many refusals of the mail itself an enquiry is set aside. */
const MOST_REFUSALS = 3;

export type NextStep = {
  state: "done" | "waiting" | "confirming" | "accepted" | "refused";
  /** What has become known. */
  progress?: Progress;
  /** Why it is reported as not delivered. */
  report?: UndeliveredReason;
};

/** All but the first two are what the provider reports of a mail that it had accepted. */
export type UndeliveredReason = "refused" | "late" | Exclude<MailOutcome, "delivered">;

/** What became of both mails in one attempt, and the entry as it was when they were sent. */
export type Attempt = { entry: Entry; inbox: SentMail; confirmation: Confirmation };

/** The state of an entry after an attempt to send it, and what to save and to report. */
export function afterAttempt(entry: Entry, { inbox, confirmation }: Attempt, timing: Timing): NextStep {
  const { progress = {} } = entry;
  if (inbox.ok) {
    const now = new Date().toISOString();
    const { acceptedAt = now } = progress;
    if (confirmation === "later") return { state: "confirming", progress: { acceptedAt } };
    const tried = triedMail(confirmation);
    const mayFollow = tried && isPassing(tried) && !isOlder(new Date(acceptedAt), timing.confirmForMs);
    if (mayFollow) return { state: "confirming", progress: { acceptedAt, mayConfirm: true } };
    if (progress.deliveredAt || readMailEventSecret() === undefined) return { state: "done" };
    const confirmedAt = tried?.ok ? now : progress.confirmedAt;
    return { state: "accepted", progress: { acceptedAt, confirmedAt } };
  }
  if (isOfMail(inbox)) {
    const refusals = (progress.refusals ?? 0) + 1;
    if (refusals < MOST_REFUSALS) return { state: "waiting", progress: { refusals } };
    return { state: "refused", progress: { refusals, ...reportedNow() }, report: "refused" };
  }
  if (!isOverdue(entry, timing)) return { state: "waiting" };
  return { state: "waiting", progress: reportedNow(), report: "late" };
}

/** Whether an entry should have arrived by now, and has not been reported. */
export function isOverdue({ receivedAt, progress }: Entry, { undeliveredMs }: Timing): boolean {
  return progress?.reportedAt === undefined && isOlder(new Date(receivedAt), undeliveredMs);
}

/** The state to which an entry returns if the process that was sending it has died. */
export function takenBackTo(entry: Entry | null): "waiting" | "confirming" {
  return entry?.progress?.acceptedAt === undefined ? "waiting" : "confirming";
}

/** What an entry keeps once it has been reported as undelivered. */
export function reportedNow(): Progress {
  return { reportedAt: new Date().toISOString() };
}

/** A failure that may pass, by itself or when somebody mends our account. */
function isPassing(mail: SentMail): boolean {
  return isRetryable(mail) || isOfAccount(mail);
}
