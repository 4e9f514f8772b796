import { readdir, readFile, rename, stat, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { inFolder, unlessMissing, writeDurably } from "./durable-file";
import { entryName, readFromText, writeAsText } from "./outbox-entry";
import type { Entry } from "./outbox-entry";

/**
 * The outbox is a folder with one file for each enquiry that has not arrived yet. The folder it is in says its state:
 * `sending` while a process sends it, `waiting` when it is to be tried again, `honeypot` if the hidden field was
 * filled, `unreadable` if the file is no entry. Moving a file is atomic: only one process gets it.
 */
export type EntryState = "sending" | "waiting" | "honeypot" | "unreadable";

/** Where files are while they are being written. */
const DRAFTS = "drafts";

/** What version 1 called `honeypot`. */
const FORMER_HONEYPOT = "trapped";

/** A file of the outbox, and since when it has had its state. */
export type OutboxFile = { name: string; since: Date };

/** An attempt to send takes less than 10 s: a process that has held an entry for longer than this has died. */
export const LEASE_MS = 60_000;

/** Writes an entry durably. The same enquiry with the same id is one file. @returns its name */
export async function writeEntry(folder: string, state: EntryState, entry: Entry): Promise<string> {
  const name = entryName(entry);
  await writeDurably(join(folder, state, name), writeAsText(entry), join(folder, DRAFTS));
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

/** Moves an entry to another state. @returns false if it is no longer there: another process was faster */
export async function moveEntry(
  folder: string,
  from: EntryState,
  to: EntryState,
  name: string,
): Promise<boolean> {
  const now = new Date();
  const moved = await unlessMissing(async () => {
    await utimes(join(folder, from, name), now, now);
    await inFolder(join(folder, to), () => rename(join(folder, from, name), join(folder, to, name)));
  });
  return moved !== undefined;
}

/** Removes an entry that has arrived, whichever state it has by now. It may be gone already. */
export async function removeEntry(folder: string, name: string): Promise<void> {
  for (const state of ["sending", "waiting"] as const) await remove(join(folder, state, name));
}

/** The files of a state, oldest first. */
export async function listEntries(folder: string, state: EntryState): Promise<OutboxFile[]> {
  return listFiles(join(folder, state));
}

/** Reads an entry; null if the file is gone, or is not what was written. */
export async function readEntry(folder: string, state: EntryState, name: string): Promise<Entry | null> {
  const read = await unlessMissing(() => readFile(join(folder, state, name), "utf8"));
  return readFromText(read?.result ?? "", name);
}

/** Moves what an earlier version put aside to where this one looks for it. @returns how many files that was */
export async function adoptFormerFolders(folder: string): Promise<number> {
  const files = await listFiles(join(folder, FORMER_HONEYPOT));
  for (const { name } of files) {
    const [from, to] = [FORMER_HONEYPOT, "honeypot"].map((state) => join(folder, state, name)) as [
      string,
      string,
    ];
    await unlessMissing(() => inFolder(join(folder, "honeypot"), () => rename(from, to)));
  }
  return files.length;
}

/** Removes what has been in `honeypot` for longer than `ms`. */
export async function removeOldHoneypot(folder: string, ms: number): Promise<void> {
  await removeOlderThan(join(folder, "honeypot"), ms);
}

/** Removes files that a process was writing when it died. */
export async function removeOldDrafts(folder: string): Promise<void> {
  await removeOlderThan(join(folder, DRAFTS), LEASE_MS);
}

async function removeOlderThan(path: string, ms: number): Promise<void> {
  for (const { name, since } of await listFiles(path)) {
    if (Date.now() - since.getTime() > ms) await remove(join(path, name));
  }
}

/** Not `rm`, which looks at a file before it removes it. */
async function remove(path: string): Promise<void> {
  await unlessMissing(() => unlink(path));
}

async function listFiles(path: string): Promise<OutboxFile[]> {
  const names = (await unlessMissing(() => readdir(path)))?.result ?? [];
  const files: OutboxFile[] = [];
  for (const name of names) {
    const found = await unlessMissing(() => stat(join(path, name)));
    if (found !== undefined) files.push({ name, since: found.result.mtime });
  }
  return files.sort((a, b) => a.since.getTime() - b.since.getTime());
}
