import { readMailEventSecret } from "../../env";
import { log } from "../../log";
import type { Entry } from "../outbox/entry";
import type { Held, Outbox } from "../outbox/outbox";
import { orLog } from "../outbox/store-errors";
import { referenceOf } from "../reference";
import type { Timing } from "../timing";

/**
 * Looks at enquiries whose mail was accepted and of which the provider has told nothing since: after a while that is a
 * warning, after a day acceptance closes them. Without a secret nothing is told, and acceptance closes at once.
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
  // On a full disk nothing can be noted. It goes back all the same: in `sending` its confirmation would be tried again.
  const isNoted = isClosed || (await orLog(note, held.place));
  // Also when it is to be closed: while its confirmation was tried, nobody looked at it here.
  if (isSilent && isNoted) warn(claim.entry, waitedMs);
  await claim.settle(isClosed ? "done" : "accepted");
}

function warn({ id, enquiry }: Entry, waitedMs: number): void {
  const waitedS = Math.round(waitedMs / 1000);
  log("no-event", { id, reference: referenceOf(id), waitedS, service: enquiry.service }, "warn");
}
