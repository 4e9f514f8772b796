import { readdir, readFile, rename, stat, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Enquiry } from "../../src/enquiry/contract";
import { inFolder, unlessMissing, writeDurably } from "./durable-file";
import { contentDigest } from "./submission-id";

/**
 * The journal is a folder with one file for each enquiry that has not arrived yet. The box it lies in, a folder
 * too, says where it stands: `sending` while a process is at it, `waiting` when it shall be tried again, `trapped`
 * if it was caught as spam, `unreadable` if the file is no entry. Moving a file is atomic: only one process gets it.
 */
export type Box = "sending" | "waiting" | "trapped" | "unreadable";

/** Where files are while they are being written. */
const DRAFTS = "drafts";

export type Entry = {
  /** The submission id, of which the provider's keys are made. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  enquiry: Enquiry;
};

/** A file of the journal, and since when it lies in its box. */
export type Slip = { name: string; since: Date };

/** An attempt to send takes less than 10 s: who holds an entry for longer than this has died over it. */
export const LEASE_MS = 60_000;

/** Writes an entry durably. The same enquiry with the same id is one file. @returns its name */
export async function writeEntry(folder: string, box: Box, entry: Entry): Promise<string> {
  const name = entryName(entry);
  await writeDurably(join(folder, box, name), JSON.stringify(entry), join(folder, DRAFTS));
  return name;
}

/**
 * Puts an enquiry into `sending`, for this process: the file that waits if it failed before, else a new one.
 * @returns the file's name
 */
export async function claimOrWrite(folder: string, entry: Entry): Promise<string> {
  const name = entryName(entry);
  return (await moveEntry(folder, "waiting", "sending", name)) ? name : writeEntry(folder, "sending", entry);
}

function entryName({ id, enquiry }: Entry): string {
  return `${id}.${contentDigest(enquiry)}.json`;
}

/** Moves an entry to another box. @returns false if it is no longer there: somebody else was faster */
export async function moveEntry(folder: string, from: Box, to: Box, name: string): Promise<boolean> {
  const now = new Date();
  const moved = await unlessMissing(async () => {
    await utimes(join(folder, from, name), now, now);
    await inFolder(join(folder, to), () => rename(join(folder, from, name), join(folder, to, name)));
  });
  return moved !== undefined;
}

/** Removes an entry that has arrived, whichever box it is in by now. It may be gone already. */
export async function removeEntry(folder: string, name: string): Promise<void> {
  for (const box of ["sending", "waiting"] as const) await remove(join(folder, box, name));
}

/** What lies in a box, oldest first. */
export async function listEntries(folder: string, box: Box): Promise<Slip[]> {
  return listFiles(join(folder, box));
}

/** Reads an entry; null if the file is gone, or is not what was written. */
export async function readEntry(folder: string, box: Box, name: string): Promise<Entry | null> {
  const read = await unlessMissing(() => readFile(join(folder, box, name), "utf8"));
  try {
    const entry = JSON.parse(read?.result ?? "") as Entry;
    return entryName(entry) === name ? entry : null;
  } catch {
    return null;
  }
}

/** Removes what has lain in `trapped` for longer than `ms`. */
export async function sweepTrapped(folder: string, ms: number): Promise<void> {
  await sweep(join(folder, "trapped"), ms);
}

/** Removes files that a process was writing when it died. */
export async function sweepDrafts(folder: string): Promise<void> {
  await sweep(join(folder, DRAFTS), LEASE_MS);
}

async function sweep(path: string, ms: number): Promise<void> {
  for (const { name, since } of await listFiles(path)) {
    if (Date.now() - since.getTime() > ms) await remove(join(path, name));
  }
}

/** Not `rm`, which looks at a file before it removes it. */
async function remove(path: string): Promise<void> {
  await unlessMissing(() => unlink(path));
}

async function listFiles(path: string): Promise<Slip[]> {
  const names = (await unlessMissing(() => readdir(path)))?.result ?? [];
  const slips: Slip[] = [];
  for (const name of names) {
    const found = await unlessMissing(() => stat(join(path, name)));
    if (found !== undefined) slips.push({ name, since: found.result.mtime });
  }
  return slips.sort((a, b) => a.since.getTime() - b.since.getTime());
}
