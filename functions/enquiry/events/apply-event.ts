import { readMailEnv } from "../../env";
import { log } from "../../log";
import type { MailEvent } from "../../mail/events";
import { reportedNow } from "../outbox/after-attempt";
import { attemptOf, routeOf } from "../outbox/entry";
import type { Progress } from "../outbox/entry";
import { STATES } from "../outbox/outbox";
import type { Claim, Held, Outbox } from "../outbox/outbox";
import { orLog } from "../outbox/store-errors";
import { reportUndelivered } from "../outbox/undelivered";
import { tagOf } from "./mail-tags";

/** How long after an event its enquiry may still be in another server's folder; the provider tries for longer. */
const ADOPTED_BY_MS = 60 * 60_000;

/**
 * Applies an event about an enquiry's inbox mail. If the mail was delivered, the enquiry is closed; if not, it is sent
 * to the second inbox, or, without one, waits for a person.
 * @returns false if it cannot be done now: the provider tries again
 */
export async function applyEvent(outbox: Outbox, event: MailEvent): Promise<boolean> {
  const { outcome, tags, happenedAt } = event;
  if (tags.enquiry === undefined) return true;
  const held = await findHeld(outbox, tags.enquiry, tags.attempt);
  // Another server may have put it into its own folder while Redis was away, and will soon move it to Redis.
  if (held === undefined && outbox.spill && Date.now() - Number(happenedAt) < ADOPTED_BY_MS) return false;
  if (held === undefined) {
    // The enquiry is closed already: by an earlier event, or after a day without one.
    log(
      "mail-event",
      { outcome, tag: tags.enquiry, known: false },
      outcome === "delivered" ? "info" : "error",
    );
    return true;
  }
  if (held.state === "sending" && !held.abandoned) return false;
  const claim = await orLog(() => outbox.claim(held), held.place);
  if (claim === undefined || typeof claim === "string") return false;
  // The event is about an earlier mail, which came back: nothing to do.
  if (tags.attempt !== String(attemptOf(claim.entry)))
    await claim.settle(stateBefore(held), held.since.getTime());
  else if (outcome === "delivered") return closeDelivered(claim, held);
  else await failOver(claim, outcome);
  return true;
}

/** The entry with this tag; if it is there twice, the one whose current mail the event is about. */
async function findHeld(outbox: Outbox, tag: string, attempt?: string): Promise<Held | undefined> {
  let other: Held | undefined;
  // Twice: while the states are listed one by one, the entry may move to one that has been listed already.
  for (const state of [...STATES, ...STATES]) {
    if (state === "honeypot") continue;
    // Matched by name, so that a file that cannot be read now is found too. What is in `unreadable` is no entry.
    for (const held of await outbox.list(state, (name) => tagOf(name) === tag)) {
      if (held.entry === null && state === "unreadable") continue;
      if (held.entry === null || String(attemptOf(held.entry)) === attempt) return held;
      other ??= held;
    }
  }
  return other;
}

/**
 * Closes the enquiry, or only notes the delivery if its confirmation may still be on its way.
 * @returns false if the delivery cannot be noted, as on a full disk
 */
async function closeDelivered(claim: Claim, held: Held): Promise<boolean> {
  const { id, progress } = claim.entry;
  const now = new Date().toISOString();
  log("mail-event", { id, outcome: "delivered", known: true });
  if (held.state === "accepted" || held.state === "refused") {
    await claim.settle("done");
    return true;
  }
  const saved = await orLog(async () => {
    await claim.save({ acceptedAt: progress?.acceptedAt ?? now, deliveredAt: now });
    return true;
  }, held.place);
  if (saved) await claim.settle("confirming");
  else await claim.settle(stateBefore(held), held.since.getTime());
  return saved === true;
}

async function failOver(claim: Claim, outcome: Exclude<MailEvent["outcome"], "delivered">): Promise<void> {
  const { entry } = claim;
  await reportUndelivered(entry, outcome);
  const mayFailOver = readMailEnv().fallbackTo !== undefined && routeOf(entry) === "inbox";
  const returned = attemptOf(entry) + 1;
  const progress: Progress = {
    ...reportedNow(),
    returned,
    acceptedAt: undefined,
    deliveredAt: undefined,
    warnedAt: undefined,
  };
  await claim.save(mayFailOver ? { ...progress, failedOverAt: new Date().toISOString() } : progress);
  await claim.settle(mayFailOver ? "waiting" : "refused");
}

function stateBefore({ state }: Held): Parameters<Claim["settle"]>[0] {
  return state === "sending" || state === "unreadable" ? "waiting" : state;
}
