import { isOfAccount, isRetryable } from "../../mail/retry";
import type { SentMail } from "../../mail/retry";
import type { SiteFacts } from "../../site/facts";
import { triedMail } from "../send";
import type { Timing } from "../timing";
import { isOverdue, reportedNow, takenBackTo } from "./after-attempt";
import { listDue, type Due } from "./due";
import type { Entry } from "./entry";
import { sendClaimed } from "./flight";
import type { Claim, Held } from "./outbox";
import { isAway, orLog } from "./store-errors";
import { reportUndelivered } from "./undelivered";

/** How many entries are sent at the same time: the provider's limit is reached also when it is slow. */
const AT_ONCE = 4;

type FlushOptions = Due & { site: SiteFacts; signal?: AbortSignal };

/** How many entries one flush has tried, by what became of them. */
type Round = {
  arrived: number;
  /** Wait again. */
  failed: number;
  /** Were no entries, and are in `unreadable` now. */
  unreadable: number;
  /** Whether the provider is away, or refuses our account: the next entry would have failed too. */
  away: boolean;
  /** Whether the outbox knows of something that arrived: where it cannot, as on a full disk, that would go again at once. */
  progressed: boolean;
};

/**
 * Tries once everything that waits, also what a process left when it died: what was tried longest ago first, then inbox
 * mails before confirmations. Ends early when the provider is away; where only confirmations fail, which an account
 * without a domain of its own may send to nobody else, inbox mails go on. What goes wrong with one entry, or one state,
 * keeps no other from being sent, and is in the log.
 */
export async function flushOutbox(options: FlushOptions): Promise<Round> {
  const round: Round = { arrived: 0, failed: 0, unreadable: 0, away: false, progressed: false };
  await takeBack(options, round);
  const due = await listDue(options);
  // The one tried longest ago alone finds out whether the provider is there: one that always fails is last the next time.
  const [probe] = due.toSorted((a, b) => a.since.getTime() - b.since.getTime());
  const queue = [...(probe ? [probe] : []), ...due.filter((held) => held !== probe)].values();
  // Where many wait, the company's mails go first, and confirmations in the next round. An operator has one round only.
  const inboxOnly =
    !options.withRefused && due.filter(({ state }) => state !== "confirming").length > AT_ONCE;
  let failsToConfirm = false;
  const sendNext = async (most: number) => {
    for (let count = 0; count < most && !options.signal?.aborted && !round.away; count += 1) {
      const { value: held, done } = queue.next();
      if (done) return;
      const isConfirming = held.state === "confirming";
      if (isConfirming && failsToConfirm) continue;
      const leaveConfirmation = !isConfirming && (inboxOnly || failsToConfirm);
      const failing = await orLog(() => sendHeld(held, options, round, leaveConfirmation), held.place);
      if (failing === "inbox") round.away = true;
      if (failing === "confirmation") failsToConfirm = true;
    }
  };
  await sendNext(1);
  // A confirmation says nothing of inbox mails: one of them finds out for these.
  if (failsToConfirm) await sendNext(1);
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendNext(Infinity)));
  round.away ||= failsToConfirm;
  // An attempt reports what it could not send.
  for (const untried of queue) {
    if (options.signal?.aborted) break;
    await orLog(() => reportIfOverdue(untried, options, round), untried.place);
  }
  return round;
}

/**
 * Nothing if it is gone, or was no entry.
 * @throws what keeps it from being claimed, such as a disk that has become read-only; what is overdue is reported first
 */
async function claimIn(
  round: Round,
  held: Held,
  { outbox, timing }: FlushOptions,
): Promise<Claim | undefined> {
  const claim = await outbox.claim(held).catch(async (error: unknown) => {
    if (isLate(held, timing) && !isAway(error)) await reportUndelivered(held.entry, "late");
    throw error;
  });
  if (claim === "unreadable") round.unreadable += 1;
  return typeof claim === "string" ? undefined : claim;
}

/** What a process was sending when it died waits again, since it was taken. */
async function takeBack(options: FlushOptions, round: Round): Promise<void> {
  const sending = (await orLog(() => options.outbox.list("sending"), "sending")) ?? [];
  for (const held of sending.filter(({ abandoned }) => abandoned)) {
    await orLog(async () => {
      const claim = await claimIn(round, held, options);
      await claim?.settle(takenBackTo(claim.entry), held.since.getTime());
    }, held.place);
  }
}

/** Whether an enquiry that has not been accepted should have been by now, and nobody has been told. */
function isLate(held: Held, timing: Timing): held is Held & { entry: Entry } {
  const { entry, state } = held;
  if (entry === null || (state !== "waiting" && state !== "sending")) return false;
  return entry.progress?.acceptedAt === undefined && isOverdue(entry, timing);
}

async function reportIfOverdue(held: Held, options: FlushOptions, round: Round): Promise<void> {
  if (!isLate(held, options.timing)) return;
  const claim = await claimIn(round, held, options);
  if (claim === undefined) return;
  await reportUndelivered(claim.entry, "late");
  // On a full disk nothing can be written, and yet be moved.
  await orLog(() => claim.save(reportedNow()), held.place);
  await claim.settle("waiting", held.since.getTime());
}

/** @returns which mail has failed in a way in which every other of its kind would have failed too */
async function sendHeld(
  held: Held,
  options: FlushOptions,
  round: Round,
  inboxOnly: boolean,
): Promise<"inbox" | "confirmation" | undefined> {
  const { site, timing } = options;
  const claim = await claimIn(round, held, options);
  if (claim === undefined) return undefined;
  const deadline = performance.now() + timing.totalMs;
  const isNew = claim.entry.progress?.acceptedAt === undefined;
  const { inbox, confirmation, isKnown } = await sendClaimed(claim, { site, timing, deadline, inboxOnly });
  const last = triedMail(confirmation) ?? inbox;
  const hasArrived = inbox.ok && (isNew || last.ok);
  if (hasArrived) round.arrived += 1;
  else round.failed += 1;
  round.progressed ||= hasArrived && isKnown;
  if (isBusy(last) || !(isRetryable(last) || isOfAccount(last))) return undefined;
  return last === inbox ? "inbox" : "confirmation";
}

/** Too many calls at once: the provider is there. */
function isBusy(sent: SentMail): boolean {
  return !sent.ok && (sent.kind === "no-turn" || sent.status === 429);
}
