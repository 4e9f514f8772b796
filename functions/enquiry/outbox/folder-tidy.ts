import { join } from "node:path";
import { log } from "../../log";
import { isAbandoned, isOlder } from "./age";
import { listFiles, moveFile, removeFile } from "./folder-files";
import { HONEYPOT_KEPT } from "./outbox";
import { orLog } from "./store-errors";

/** What version 1 called `honeypot`. */
const FORMER_HONEYPOT = "trapped";

/**
 * Clears up in the folder of an outbox after processes that died and after earlier versions; with `byAge` also what has
 * been in `honeypot` for too long. What fails is logged, and keeps nothing else from being cleared up.
 * @param leaseMs after this long the process that was writing a draft counts as dead
 */
export async function tidyFolder(folder: string, leaseMs: number, byAge: boolean): Promise<undefined> {
  const [drafts, honeypot] = [join(folder, "drafts"), join(folder, "honeypot")];
  await orLog(() => removeFiles(drafts, (since) => isAbandoned(since, leaseMs)), "drafts");
  await orLog(() => adoptFormerHoneypot(join(folder, FORMER_HONEYPOT), honeypot), FORMER_HONEYPOT);
  if (byAge)
    await orLog(() => removeFiles(honeypot, (since) => isOlder(since, HONEYPOT_KEPT.ms)), "honeypot");
}

/** Removes the oldest files in `honeypot` until the others are within the limit of number and size. */
export async function limitHoneypot(folder: string): Promise<void> {
  const honeypot = join(folder, "honeypot");
  let [files, bytes] = [0, 0];
  for (const { file, size } of (await listFiles(honeypot)).reverse()) {
    [files, bytes] = [files + 1, bytes + size];
    const isTooMuch = files > HONEYPOT_KEPT.files || bytes > HONEYPOT_KEPT.bytes;
    if (isTooMuch) await removeFile(join(honeypot, file));
  }
}

async function removeFiles(folder: string, isDue: (since: Date) => boolean): Promise<void> {
  for (const { file, since } of await listFiles(folder))
    if (isDue(since)) await removeFile(join(folder, file));
}

/** Moves what an earlier version put aside to where this one looks for it. */
async function adoptFormerHoneypot(former: string, honeypot: string): Promise<void> {
  const found = await listFiles(former);
  for (const { file } of found) await moveFile(join(former, file), join(honeypot, file));
  const moved = { outcome: "moved", from: FORMER_HONEYPOT, to: "honeypot", files: found.length };
  if (found.length > 0) log("outbox", moved, "warn");
}
