import type { LogFields } from "../log";
import { isRetryable } from "../mail/retry";
import type { SentMail } from "../mail/retry";
import type { SiteFacts } from "../site/facts";
import { within } from "../within";
import type { Entry } from "./outbox/entry";
import { joinOrSend } from "./outbox/flight";
import type { Flight } from "./outbox/flight";
import { outboxOfEnvironment } from "./outbox/open-outbox";
import { inTime } from "./outbox/store-errors";
import { confirmationTrace, inboxTrace } from "./send-trace";
import type { Timing } from "./timing";

/**
 * What a visitor hears of an enquiry, and what may be logged of it: `sent` if the provider has taken the inbox mail,
 * `queued` if it is in the outbox and its mail will follow, `failed` otherwise, by our fault (500) or the provider's
 * (502).
 */
type SendOutcome = { trace: LogFields } & (
  { outcome: "sent" | "queued" } | { outcome: "failed"; status: 500 | 502 }
);

/**
 * Writes an enquiry to the outbox and sends it. What is in the outbox is safe: the visitor waits for the provider only
 * a moment (`visitorMs`), and a mail that is not accepted by then, for a reason that passes, is sent later. Without an
 * outbox, or when that fails or is slower than the provider, the visitor gets the provider's answer.
 * @param startedAt when the request had been read, on the clock of `performance.now()`
 */
export async function sendOrQueue(
  entry: Entry,
  site: SiteFacts,
  timing: Timing,
  startedAt: number,
): Promise<SendOutcome> {
  const outbox = outboxOfEnvironment();
  const claim = async () =>
    outbox ? inTime(() => outbox.take(entry), timing.storeMs, "sending") : { result: undefined };
  // However long the request has taken, there is time for one call.
  const deadline = Math.max(startedAt + timing.totalMs, performance.now() + timing.attemptMs);
  const flight = joinOrSend(entry, claim, { site, timing, deadline });
  return (await flight.kept) ? whatFollows(flight, startedAt + timing.visitorMs) : whatProviderSays(flight);
}

async function whatFollows({ inbox }: Flight, until: number): Promise<SendOutcome> {
  const heard = await within(Math.max(0, until - performance.now()), inbox);
  const trace = { kept: true, ...(heard && inboxTrace(heard)) };
  if (heard?.ok) return { outcome: "sent", trace };
  return heard === undefined || isRetryable(heard) ? { outcome: "queued", trace } : failed(heard, trace);
}

async function whatProviderSays({ mails, isKept }: Flight): Promise<SendOutcome> {
  const { inbox, confirmation } = await mails;
  const kept = isKept();
  const trace = { kept, ...inboxTrace(inbox), ...confirmationTrace(confirmation, kept) };
  if (inbox.ok) return { outcome: "sent", trace };
  return kept && isRetryable(inbox) ? { outcome: "queued", trace } : failed(inbox, trace);
}

function failed(inbox: SentMail, trace: LogFields): SendOutcome {
  const isOurs = !inbox.ok && inbox.kind === "missing-key";
  return { outcome: "failed", status: isOurs ? 500 : 502, trace };
}

/** Keeps an enquiry with a filled honeypot, where there is an outbox: it might have been a person after all. */
export async function setAside(entry: Entry, { storeMs }: Timing): Promise<boolean> {
  const outbox = outboxOfEnvironment();
  if (outbox === undefined) return false;
  const { result } = await inTime(async () => (await outbox.setAside(entry), true), storeMs, "honeypot");
  return result === true;
}
