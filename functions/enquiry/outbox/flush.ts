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

/** How many entries are sent at the same time: enough to reach the provider's limit even when it is slow. */
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
  /**
   * Whether something arrived and that is in the outbox. If it is not, as on a full disk, a round at once would send it
   * again.
   */
  progressed: boolean;
};

/**
 * Tries everything that waits once, including what a process left when it died: first the entry that was tried longest
 * ago, then inbox mails before confirmations. Ends early when the provider is away. If only confirmations fail, as with
 * an account without its own domain, which may send only to its owner, inbox mails go on. A failure with one entry or
 * one state is logged and does not stop the others.
 */
export async function flushOutbox(options: FlushOptions): Promise<Round> {
  const round: Round = { arrived: 0, failed: 0, unreadable: 0, away: false, progressed: false };
  await takeBack(options, round);
  const due = await listDue(options);
  // The entry tried longest ago goes alone, to find out whether the provider is there. One that always fails is last
  // next time.
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
  // A failed confirmation says nothing about inbox mails: one of these goes alone to find out.
  if (failsToConfirm) await sendNext(1);
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendNext(Infinity)));
  round.away ||= failsToConfirm;
  // Those that were tried have been reported by their attempt.
  for (const untried of queue) {
    if (options.signal?.aborted) break;
    await orLog(() => reportIfOverdue(untried, options, round), untried.place);
  }
  return round;
}

/**
 * Claims an entry; undefined if it is gone, or is none.
 * @throws if it cannot be claimed, as on a disk that has become read-only; if it is overdue, it is reported first
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

/** Takes back what a process was sending when it died. It waits from the time at which it was claimed. */
async function takeBack(options: FlushOptions, round: Round): Promise<void> {
  const sending = (await orLog(() => options.outbox.list("sending"), "sending")) ?? [];
  for (const held of sending.filter(({ abandoned }) => abandoned)) {
    await orLog(async () => {
      const claim = await claimIn(round, held, options);
      await claim?.settle(takenBackTo(claim.entry), held.since.getTime());
    }, held.place);
  }
}

/** Whether an enquiry has not been accepted, should have been by now, and has not been reported. */
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
  // On a full disk an entry can be moved, but not written.
  await orLog(() => claim.save(reportedNow()), held.place);
  await claim.settle("waiting", held.since.getTime());
}

/** @returns the kind of mail that failed, if every other mail of that kind would have failed too */
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
