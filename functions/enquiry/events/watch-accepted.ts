import { readMailEventSecret } from "../../env";
import { log } from "../../log";
import type { Entry } from "../outbox/entry";
import type { Held, Outbox } from "../outbox/outbox";
import { orLog } from "../outbox/store-errors";
import { referenceOf } from "../reference";
import type { Timing } from "../timing";

/**
 * Looks at enquiries whose mail was accepted and has had no event since: warns after `eventMs`, and closes them after
 * `acceptedMs`. Without a secret there are no events, and they are closed at once.
 */
export async function watchAccepted(outbox: Outbox, timing: Timing): Promise<void> {
  const accepted = (await orLog(() => outbox.list("accepted"), "accepted")) ?? [];
  for (const held of accepted) await orLog(() => watch(held, outbox, timing), held.place);
}

async function watch(held: Held, outbox: Outbox, timing: Timing): Promise<void> {
  if (held.entry === null) return;
  const isTold = readMailEventSecret() !== undefined;
  const waitedMs = Date.now() - Date.parse(held.entry.progress?.acceptedAt ?? held.entry.receivedAt);
  const isClosed = !isTold || waitedMs > timing.acceptedMs;
  const isSilent = isTold && waitedMs > timing.eventMs && held.entry.progress?.warnedAt === undefined;
  if (!isClosed && !isSilent) return;
  const claim = await outbox.claim(held);
  if (typeof claim === "string") return;
  const note = () => claim.save({ warnedAt: new Date().toISOString() }).then(() => true);
  // On a full disk the warning cannot be noted. The entry goes back all the same: if it stayed in `sending`, its
  // confirmation would be tried again.
  const isNoted = isClosed || (await orLog(note, held.place));
  // Warns also when it closes the entry: one whose confirmation was being tried was not looked at before.
  if (isSilent && isNoted) warn(claim.entry, waitedMs);
  await claim.settle(isClosed ? "done" : "accepted");
}

function warn({ id, enquiry }: Entry, waitedMs: number): void {
  const waitedS = Math.round(waitedMs / 1000);
  log("no-event", { id, reference: referenceOf(id), waitedS, service: enquiry.service }, "warn");
}
