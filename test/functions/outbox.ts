import type { Entry } from "../../functions/enquiry/outbox/entry";
import { folderOutbox } from "../../functions/enquiry/outbox/folder-outbox";
import type { EntryState, Held } from "../../functions/enquiry/outbox/outbox";
import { TIMING } from "../../functions/enquiry/timing";
import type { Timing } from "../../functions/enquiry/timing";

/** Short times for tests, in milliseconds. */
export const timingForTests: Timing = {
  ...TIMING,
  attemptMs: 2_000,
  attempts: 1,
  backoffMs: 5,
  totalMs: 3_000,
  confirmationMs: 2_000,
  // A machine that is busy with tests may be slow.
  storeMs: 20_000,
  pauseMs: 20,
  longestPauseMs: 80,
  refusedPauseMs: 0,
  steadyMs: 0,
};

const LEASE_MS = 60_000;

/** Puts an entry into an outbox's folder, as if it had come to this state. @returns its name */
export async function putEntry(folder: string, state: EntryState, entry: Entry): Promise<string> {
  const outbox = folderOutbox(folder, LEASE_MS);
  if (state === "honeypot") await outbox.setAside(entry);
  const claim = state === "honeypot" ? undefined : await outbox.take(entry);
  if (claim && state !== "sending" && state !== "unreadable") await claim.settle(state);
  return (await outbox.list(state)).find(
    ({ entry: stored }) => stored?.id === entry.id && same(stored, entry),
  )!.name;
}

/** What is in a state in an outbox's folder, oldest first. */
export function listHeld(folder: string, state: EntryState): Promise<Held[]> {
  return folderOutbox(folder, LEASE_MS).list(state);
}

function same(a: Entry, b: Entry): boolean {
  return JSON.stringify(a.enquiry) === JSON.stringify(b.enquiry);
}
