import { mkdir, open, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";

/**
 * Writes a file so that it outlives a crash of the process and of the machine: the whole file or nothing, and on
 * the disk when this returns (fsync of the file, then of the folder that names it). Only the server's user may
 * read it. `draftFolder` holds it until it is whole, and has to be on the same disk.
 */
export async function writeDurably(path: string, content: string, draftFolder: string): Promise<void> {
  const draft = join(draftFolder, randomUUID());
  await inFolder(draftFolder, () => writeFile(draft, content, { flag: "wx", mode: 0o600, flush: true }));
  await inFolder(dirname(path), () => rename(draft, path));
  await syncFolder(dirname(path));
}

/** Does something in a folder, which is made if it is missing: for the server's user alone, and durably. */
export async function inFolder<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  const done = await unlessMissing(act);
  if (done !== undefined) return done.result;
  await makeFolder(folder);
  return act();
}

/**
 * Makes a folder and what is missing above it: for the server's user alone, and durably. Not with `recursive`: Node
 * then tries for ever if the folder above exists but none can be made in it, as in /proc or in a deleted folder.
 */
export async function makeFolder(folder: string): Promise<void> {
  const above = dirname(folder);
  if (above !== folder && !(await unlessMissing(() => stat(above)))) await makeFolder(above);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    throw error;
  }
  await syncFolder(above);
}

/** For each folder the sync under way, and the one that comes after it. */
const syncs = new Map<string, { current: Promise<void>; next?: Promise<void> }>();

/**
 * Puts the names in a folder on the disk. All calls that come before a sync begins share it: it takes milliseconds, in
 * which many enquiries may come.
 */
function syncFolder(path: string): Promise<void> {
  const turns = syncs.get(path) ?? { current: Promise.resolve() };
  syncs.set(path, turns);
  turns.next ??= turns.current
    .catch(() => undefined)
    .then(() => {
      turns.next = undefined;
      turns.current = syncNow(path);
      return turns.current;
    });
  return turns.next;
}

async function syncNow(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Undefined if a file or folder is missing. Other failures are thrown. */
export async function unlessMissing<Result>(
  act: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  try {
    return { result: await act() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
