import { readMailEnv } from "../env";
import { log } from "../log";
import { isRetryable } from "../mail/retry";
import type { SiteFacts } from "../site/facts";
import {
  adoptFormerFolders,
  listEntries,
  moveEntry,
  readEntry,
  removeEntry,
  removeOldDrafts,
  removeOldHoneypot,
} from "./outbox";
import type { Entry } from "./outbox-entry";
import { sendEnquiry } from "./send";
import type { SendTiming } from "./send";
import { mailSettings } from "./mail-settings";
import { sendTrace } from "./send-trace";

/** How long an enquiry with a filled honeypot is kept. */
export const HONEYPOT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type FlushOptions = {
  /** The outbox's folder. */
  folder: string;
  site: SiteFacts;
  timing: SendTiming;
  /** After this long an entry in `sending` counts as abandoned, in milliseconds. */
  leaseMs: number;
  signal?: AbortSignal;
};

/** How many entries one flush has tried, by what became of them. */
export type Round = {
  arrived: number;
  /** Wait again. */
  failed: number;
  /** Were no entries, and are in `unreadable` now. */
  unreadable: number;
};

/**
 * Tries everything that waits once, oldest first, and clears up what is left of processes that died. Ends early
 * when the provider is away, since the next one would fail too.
 * @throws if the folder cannot be read or written
 */
export async function flushOutbox(options: FlushOptions): Promise<Round> {
  const { folder, leaseMs, signal } = options;
  for (const { name, since } of await listEntries(folder, "sending")) {
    if (Date.now() - since.getTime() > leaseMs) await moveEntry(folder, "sending", "waiting", name);
  }
  await removeOldDrafts(folder);
  const adopted = await adoptFormerFolders(folder);
  if (adopted > 0)
    log("outbox", { outcome: "moved", from: "trapped", to: "honeypot", files: adopted }, "warn");
  await removeOldHoneypot(folder, HONEYPOT_KEPT_MS);
  const round: Round = { arrived: 0, failed: 0, unreadable: 0 };
  for (const { name } of await listEntries(folder, "waiting")) {
    if (signal?.aborted) break;
    // Another process may have taken it since.
    if (!(await moveEntry(folder, "waiting", "sending", name))) continue;
    const outcome = await sendClaimed(name, options);
    round[outcome === "away" ? "failed" : outcome] += 1;
    if (outcome === "away") break;
  }
  return round;
}

/** Sends one entry that this process has claimed: "away" if it failed because the provider is away. */
async function sendClaimed(
  name: string,
  { folder, site, timing }: FlushOptions,
): Promise<keyof Round | "away"> {
  const entry = await readEntry(folder, "sending", name);
  if (entry === null) {
    log("outbox", { outcome: "unreadable", file: name }, "error");
    await moveEntry(folder, "sending", "unreadable", name);
    return "unreadable";
  }
  const inbox = await send(entry, site, timing);
  if (inbox.ok) {
    await removeEntry(folder, name);
    return "arrived";
  }
  await moveEntry(folder, "sending", "waiting", name);
  return isRetryable(inbox) || inbox.kind === "missing-key" ? "away" : "failed";
}

async function send({ id, receivedAt, enquiry }: Entry, site: SiteFacts, timing: SendTiming) {
  const startedAt = performance.now();
  const env = readMailEnv();
  const sent = await sendEnquiry(id, enquiry, mailSettings(site, env), env, timing);
  const durationMs = Math.round(performance.now() - startedAt);
  const waitedS = Math.round((Date.now() - Date.parse(receivedAt)) / 1000);
  const trace = { id, durationMs, waitedS, service: enquiry.service, ...sendTrace(sent) };
  log("outbox", trace, sent.inbox.ok ? "info" : "error");
  return sent.inbox;
}
