import { access, constants, readFile, rename, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { readWebhookEnv } from "../../env";
import { isAbandoned } from "./age";
import { claimOf } from "./claim";
import { claimedName, readClaimedName } from "./claimed-name";
import { inFolder, unlessMissing, writeDurably } from "./durable-file";
import { entryName, readFromText, writeAsText } from "./entry";
import type { Entry } from "./entry";
import { listFiles, moveFile, removeFile } from "./folder-files";
import { limitHoneypot, tidyFolder } from "./folder-tidy";
import { folderMessages } from "./message-queue";
import { RESUMED, STATES } from "./outbox";
import type { Claim, EntryState, Held, Outbox } from "./outbox";
import { logStoreError, logUnreadable } from "./store-errors";

/**
 * An outbox in a folder, one file for each entry; the folder that a file is in says its state. Moving a file is atomic:
 * only one process gets it. A file in `sending` has a name that only its process knows, so that no other settles it.
 * @param leaseMs after this long a process that has not settled an entry counts as dead
 */
export function folderOutbox(folder: string, leaseMs: number): Outbox {
  const folderFor = (state: EntryState) => join(folder, state);
  const drafts = folderFor("drafts");

  async function take(entry: Entry): Promise<Claim> {
    const name = entryName(entry);
    for (const state of RESUMED) {
      // The worker logs a folder that is broken. Here the enquiry is written anew.
      const claimed = await claimFile(join(folderFor(state), name), name).catch(() => undefined);
      if (claimed?.entry) return claimAt(claimed.path, claimed.entry);
    }
    return writeClaimed(entry);
  }

  async function claim({ place, name }: Held): Promise<Claim | "gone" | "unreadable"> {
    const claimed = await claimFile(place, name);
    if (claimed === undefined) return "gone";
    const { path, entry } = claimed;
    if (entry === null) {
      await moveFile(path, join(folderFor("unreadable"), name));
      logUnreadable(name);
      return "unreadable";
    }
    if (entryName(entry) === name) return claimAt(path, entry);
    // The file has its name from an earlier version.
    const rewritten = await writeClaimed(entry);
    await removeFile(path);
    return rewritten;
  }

  async function writeClaimed(entry: Entry): Promise<Claim> {
    const path = join(folderFor("sending"), claimedName(entryName(entry)));
    await writeDurably(path, writeAsText(entry), drafts);
    return claimAt(path, entry);
  }

  /** Undefined if it is gone. What cannot be read now stays where it was, and an error is thrown. */
  async function claimFile(place: string, name: string) {
    const path = join(folderFor("sending"), claimedName(name));
    if (!(await moveFile(place, path))) return undefined;
    const read = await unlessMissing(() => readFile(path, "utf8")).catch(async (error: unknown) => {
      await rename(path, place);
      throw error;
    });
    return read && { path, entry: readFromText(read.result, name) };
  }

  const claimAt = (path: string, stored: Entry): Claim => {
    const isMine = async () => (await unlessMissing(() => stat(path))) !== undefined;
    return claimOf(stored, {
      isMine,
      write: async (entry) => {
        if (await isMine()) await writeDurably(path, writeAsText(entry), drafts);
      },
      remove: () => removeFile(path),
      move: async (to, name, sinceMs) => {
        // A rename keeps the file's time, so that is set first. If it cannot be set, the file is moved anyway.
        await utimes(path, sinceMs / 1000, sinceMs / 1000).catch(() => undefined);
        await moveFile(path, join(folderFor(to), name));
      },
      find: async (state, name) => {
        const read = await unlessMissing(() => readFile(join(folderFor(state), name), "utf8"));
        return read && readFromText(read.result, name);
      },
    });
  };

  async function list(state: EntryState, isWanted = (_name: string) => true): Promise<Held[]> {
    const files = await listFiles(folderFor(state), (file) => isWanted(readClaimedName(file).name));
    const held: Held[] = [];
    // One after another: thousands at once would take every descriptor that the process may have.
    for (const { file, since: written } of files) {
      const place = join(folderFor(state), file);
      const read = await textIn(place);
      if (read === undefined) continue;
      const { name, claimedAt } = readClaimedName(file);
      const since = claimedAt ?? written;
      const abandoned = state === "sending" && isAbandoned(since, leaseMs);
      held.push({ name, state, since, entry: readFromText(read.text, name), ...read, abandoned, place });
    }
    return held.sort((a, b) => a.since.getTime() - b.since.getTime());
  }

  async function setAside(entry: Entry): Promise<void> {
    await writeDurably(join(folderFor("honeypot"), entryName(entry)), writeAsText(entry), drafts);
    await limitHoneypot(folder);
  }

  /**
   * Logs each folder that we cannot read and write, where enquiries would get stuck; with a webhook also `messages`.
   */
  async function check(): Promise<void> {
    const { R_OK, W_OK, X_OK } = constants;
    for (const name of ["drafts", ...STATES, ...(readWebhookEnv() ? ["messages"] : [])]) {
      const path = join(folder, name);
      await inFolder(path, () => access(path, R_OK | W_OK | X_OK)).catch((error: unknown) =>
        logStoreError(error, name),
      );
    }
  }

  async function missing(): Promise<string | undefined> {
    return (await unlessMissing(() => stat(folder))) ? undefined : `There is no folder ${folder}`;
  }

  const remove = ({ place }: Held) => removeFile(place);
  const tidy = (byAge: boolean) => tidyFolder(folder, leaseMs, byAge);
  const messages = [folderMessages(folder)];
  return { address: folder, messages, take, claim, list, setAside, remove, tidy, missing, check };
}

/** What a file holds, if it can be read; undefined if it is gone by now. */
async function textIn(path: string): Promise<Pick<Held, "text" | "unread"> | undefined> {
  try {
    const read = await unlessMissing(() => readFile(path, "utf8"));
    return read && { text: read.result };
  } catch {
    return { text: "", unread: true };
  }
}
