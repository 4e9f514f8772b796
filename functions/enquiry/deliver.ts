import { readMailEnv } from "../env";
import { log } from "../log";
import { mayPass } from "../mail/retry";
import type { SiteFacts } from "../site/facts";
import { listEntries, moveEntry, readEntry, removeEntry, sweepDrafts, sweepTrapped } from "./journal";
import type { Entry } from "./journal";
import { sendEnquiry } from "./send";
import type { SendTiming } from "./send";
import { emailSettings } from "./settings";
import { deliveryTrace } from "./trace";

/** How long what the trap caught is kept. */
export const TRAPPED_MS = 30 * 24 * 60 * 60 * 1000;

export type DeliverOptions = {
  /** The journal's folder. */
  folder: string;
  site: SiteFacts;
  timing: SendTiming;
  /** After this long an entry that somebody is sending counts as abandoned, in milliseconds. */
  leaseMs: number;
  signal?: AbortSignal;
};

/** How many entries a round of delivery has tried, by what became of them. */
export type Round = {
  arrived: number;
  /** Wait again. */
  failed: number;
  /** Were no entries, and lie aside now. */
  unreadable: number;
};

/**
 * Tries everything that waits once, oldest first, and clears up what is left of processes that died. Ends early
 * when the provider is away, since the next one would fare no better.
 * @throws if the folder cannot be read or written
 */
export async function deliverWaiting(options: DeliverOptions): Promise<Round> {
  const { folder, leaseMs, signal } = options;
  for (const { name, since } of await listEntries(folder, "sending")) {
    if (Date.now() - since.getTime() > leaseMs) await moveEntry(folder, "sending", "waiting", name);
  }
  await sweepDrafts(folder);
  await sweepTrapped(folder, TRAPPED_MS);
  const round: Round = { arrived: 0, failed: 0, unreadable: 0 };
  for (const { name } of await listEntries(folder, "waiting")) {
    if (signal?.aborted) break;
    // Another process may have taken it since.
    if (!(await moveEntry(folder, "waiting", "sending", name))) continue;
    const outcome = await deliver(name, options);
    round[outcome === "away" ? "failed" : outcome] += 1;
    if (outcome === "away") break;
  }
  return round;
}

/** Delivers one entry that this process has claimed: "away" if it failed because the provider cannot be had. */
async function deliver(
  name: string,
  { folder, site, timing }: DeliverOptions,
): Promise<keyof Round | "away"> {
  const entry = await readEntry(folder, "sending", name);
  if (entry === null) {
    log("delivery", { outcome: "unreadable", file: name }, "error");
    await moveEntry(folder, "sending", "unreadable", name);
    return "unreadable";
  }
  const inbox = await send(entry, site, timing);
  if (inbox.ok) {
    await removeEntry(folder, name);
    return "arrived";
  }
  await moveEntry(folder, "sending", "waiting", name);
  return mayPass(inbox) || inbox.kind === "missing-key" ? "away" : "failed";
}

async function send({ id, receivedAt, enquiry }: Entry, site: SiteFacts, timing: SendTiming) {
  const startedAt = performance.now();
  const env = readMailEnv();
  const delivery = await sendEnquiry(id, enquiry, emailSettings(site, env), env, timing);
  const durationMs = Math.round(performance.now() - startedAt);
  const waitedS = Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
  const trace = { id, durationMs, waitedS, service: enquiry.service, ...deliveryTrace(delivery) };
  log("delivery", trace, delivery.inbox.ok ? "info" : "error");
  return delivery.inbox;
}
