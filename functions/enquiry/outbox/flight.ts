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

/** The claim of an enquiry, as far as the outbox gave one in time; `late` if it may come yet. */
type Claiming = { result: Claim | undefined; late?: Promise<Claim | undefined> };

/** An enquiry that this process is sending. */
export type Flight = {
  /** Whether the outbox took it in time: what fails now is tried again. */
  kept: Promise<boolean>;
  /** The same by now: a slow outbox may have it late. */
  isKept: () => boolean;
  inbox: Promise<SentMail>;
  mails: Promise<Attempt>;
  /** When the outbox should know, too: whether it does. */
  settled: Promise<boolean>;
};

type FlightOptions = {
  site: SiteFacts;
  timing: Timing;
  deadline: number;
  /** Whether the confirmation is left for later. */
  inboxOnly?: boolean;
};

/** What settling an entry may write: two messages to other systems, and what has become known. Its move is quick. */
const SETTLE_WRITES = 3;

/** One at a time for each enquiry in a process: whoever sends it too joins, and hears the same result. */
const flights = new Map<string, Flight>();

/**
 * Sends an enquiry, or joins who is sending it.
 * @param claim called only if nobody is sending it yet
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
 * Sends what this process has claimed; should a visitor be sending it by now, that result holds for both.
 * @returns what became of the mails, and whether the outbox knows
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
    // An exception says nothing about the mails: whoever waits for them hears it, and the entry is tried again.
    const sent = await mails.catch(() => undefined);
    // What was written after its time is settled when it is there: perhaps never.
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
  // What another process has taken over, as while this one was frozen, is no longer ours to tell of.
  if (!(await claim.isMine())) return false;
  const isOurs = sent && isSameMail(sent.entry, claim.entry);
  const { state, progress, report } = isOurs ? afterAttempt(claim.entry, sent, timing) : UNKNOWN;
  const { told } = claim.entry.progress ?? {};
  const isTold = !told && (await queueMessage("enquiry.received", claim.entry));
  if (report !== undefined) await reportUndelivered(claim.entry, report);
  const known: Progress = { ...(isTold && { told: true }), ...progress };
  // On a full disk nothing can be written, and yet be moved: where it stays it would be sent again and again.
  const isKnown =
    state === "done" ||
    Object.keys(known).length === 0 ||
    (await orLog(async () => (await claim.save(known), true), "sending")) === true;
  await claim.settle(state);
  return isKnown;
}

const UNKNOWN: NextStep = { state: "waiting" };

/**
 * Whether what became of one entry's inbox mail holds for the other one. A visitor's copy that was sent while the outbox
 * could not give the entry itself says nothing of a mail that goes out anew, or that was accepted before.
 */
function isSameMail(sent: Entry, claimed: Entry): boolean {
  const wasAccepted = ({ progress }: Entry) => progress?.acceptedAt !== undefined;
  return mailKey(sent) === mailKey(claimed) && wasAccepted(sent) === wasAccepted(claimed);
}
