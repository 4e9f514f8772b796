import type { SiteFacts } from "../../site/facts";
import { readMailEnv } from "../../env";
import type { SentMail } from "../../mail/retry";
import { mailKey } from "../events/mail-tags";
import { mailSettings } from "../mail-settings";
import { sendEntry } from "../send";
import type { Timing } from "../timing";
import { entryName } from "./entry";
import type { Entry, Progress } from "./entry";
import { afterAttempt } from "./after-attempt";
import type { Attempt, NextStep } from "./after-attempt";
import { logAttempt } from "./log-attempt";
import type { Claim } from "./outbox";
import { queueMessage } from "./queue-message";
import { inTime, orLog } from "./store-errors";
import { reportUndelivered } from "./undelivered";

/** The claim of an enquiry, if the outbox gave one in time; `late` is set if it may still come. */
type Claiming = { result: Claim | undefined; late?: Promise<Claim | undefined> };

/** An enquiry that this process is sending. */
export type Flight = {
  /** Whether the outbox stored it in time: then a failure is tried again. */
  kept: Promise<boolean>;
  /** Whether the outbox has stored it by now: a slow one may be late. */
  isKept: () => boolean;
  inbox: Promise<SentMail>;
  mails: Promise<Attempt>;
  /** Resolves when the result should be in the outbox too: whether it is. */
  settled: Promise<boolean>;
};

type FlightOptions = {
  site: SiteFacts;
  timing: Timing;
  deadline: number;
  /** Whether the confirmation is left for later. */
  inboxOnly?: boolean;
};

/** How often settling an entry may write: two messages to other systems, and its progress. The move is quick. */
const SETTLE_WRITES = 3;

/** One flight at a time for each enquiry in a process: a second caller joins it, and gets the same result. */
const flights = new Map<string, Flight>();

/**
 * Sends an enquiry, or joins the flight that is sending it.
 * @param claim called only if there is no such flight
 */
export function joinOrSend(entry: Entry, claim: () => Promise<Claiming>, options: FlightOptions): Flight {
  const name = entryName(entry);
  const known = flights.get(name);
  if (known !== undefined) return known;
  const flight = begin(entry, claim(), options);
  flights.set(name, flight);
  void flight.settled.then(() => flights.delete(name));
  return flight;
}

/**
 * Sends an entry that this process has claimed. If a visitor's request is already sending it, that result is used.
 * @returns what became of the mails, and whether that is in the outbox
 */
export async function sendClaimed(
  claim: Claim,
  options: FlightOptions,
): Promise<Attempt & { isKnown: boolean }> {
  const known = flights.get(entryName(claim.entry));
  const flight = known ?? joinOrSend(claim.entry, () => Promise.resolve({ result: claim }), options);
  const mails = await flight.mails;
  const settled = known ? orLog(() => settle(claim, mails, options.timing), "sending") : flight.settled;
  return { ...mails, isKnown: (await settled) === true };
}

/** Resolves when every flight of this process has ended. */
export async function allLanded(): Promise<void> {
  await Promise.all([...flights.values()].map(({ settled }) => settled));
}

function begin(
  entry: Entry,
  claiming: Promise<Claiming>,
  { site, timing, deadline, inboxOnly }: FlightOptions,
): Flight {
  const startedAt = performance.now();
  const sending = claiming.then(({ result: claim }) => {
    const account = readMailEnv();
    const save: Claim["save"] = async (progress) =>
      void (await orLog(async () => claim?.save(progress), "sending"));
    const settings = mailSettings(site, account);
    const how = { settings, account, timing, deadline, save, inboxOnly };
    const current = claim?.entry ?? entry;
    return { entry: current, ...sendEntry(current, how) };
  });
  const inbox = sending.then((both) => both.inbox);
  const mails = sending.then(async (both) => {
    const [sent, confirmation] = await Promise.all([both.inbox, both.confirmation]);
    return { entry: both.entry, inbox: sent, confirmation };
  });
  const end = async () => {
    const { result: claim, late } = await claiming;
    // An exception says nothing about the mails: callers that wait for `mails` get it, and the entry is tried again.
    const sent = await mails.catch(() => undefined);
    // A claim that comes too late is settled when it comes, if ever.
    void late?.then((claimed) => claimed && orLog(() => settle(claimed, sent, timing), "sending"));
    if (claim === undefined) return false;
    if (sent !== undefined) logAttempt(claim.entry, sent, Math.round(performance.now() - startedAt));
    const ms = SETTLE_WRITES * timing.storeMs;
    const { result } = await inTime(() => settle(claim, sent, timing), ms, "sending");
    return result === true;
  };
  inbox.catch(() => undefined);
  const kept = claiming.then(({ result }) => result !== undefined);
  let isKept = false;
  void claiming.then(async ({ result, late }) => (isKept = (result ?? (await late)) !== undefined));
  return { kept, isKept: () => isKept, inbox, mails, settled: end() };
}

/** @returns whether all that has become known is in the outbox */
async function settle(claim: Claim, sent: Attempt | undefined, timing: Timing): Promise<boolean> {
  // An entry that another process has taken over, as while this one was frozen, is reported by that process.
  if (!(await claim.isMine())) return false;
  const isOurs = sent && isSameMail(sent.entry, claim.entry);
  const { state, progress, report } = isOurs ? afterAttempt(claim.entry, sent, timing) : UNKNOWN;
  const { told } = claim.entry.progress ?? {};
  const isQueued = !told && (await queueMessage("enquiry.received", claim.entry));
  if (report !== undefined) await reportUndelivered(claim.entry, report);
  const known: Progress = { ...(isQueued && { told: true }), ...progress };
  // On a full disk an entry can be moved, but not written. It is moved anyway: in `sending` it would be sent for ever.
  const isKnown =
    state === "done" ||
    Object.keys(known).length === 0 ||
    (await orLog(async () => (await claim.save(known), true), "sending")) === true;
  await claim.settle(state);
  return isKnown;
}

const UNKNOWN: NextStep = { state: "waiting" };

/**
 * Whether the result of one entry's inbox mail holds for the other. It does not if a visitor's copy was sent while the
 * outbox could not give the entry itself, whose mail is a new attempt or was accepted before.
 */
function isSameMail(sent: Entry, claimed: Entry): boolean {
  const wasAccepted = ({ progress }: Entry) => progress?.acceptedAt !== undefined;
  return mailKey(sent) === mailKey(claimed) && wasAccepted(sent) === wasAccepted(claimed);
}
