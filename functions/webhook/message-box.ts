import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../enquiry/outbox/durable-file";
import { listFiles, removeFile } from "../enquiry/outbox/folder-files";
import type { Message } from "./webhook";

/** A message that is kept until its receiver has it. Null if the file holds none. */
export type KeptMessage = { path: string; since: Date; message: Message | null };

/** Where an outbox's folder holds what other systems are to be told. */
const boxOf = (folder: string) => join(folder, "messages");

/** Keeps a message, durably. The same message twice is one. */
export async function keepMessage(folder: string, message: Message): Promise<void> {
  const path = join(boxOf(folder), `${message.id}.json`);
  await writeDurably(path, JSON.stringify(message), join(folder, "drafts"));
}

/** Everything that is kept, the oldest first. */
export async function keptMessages(folder: string): Promise<KeptMessage[]> {
  const files = await listFiles(boxOf(folder));
  return Promise.all(
    files.map(async ({ file, since }) => {
      const path = join(boxOf(folder), file);
      return { path, since, message: readMessage(await readFile(path, "utf8").catch(() => "")) };
    }),
  );
}

/** Nothing if it is gone already. */
export async function dropMessage({ path }: KeptMessage): Promise<void> {
  await removeFile(path);
}

function readMessage(text: string): Message | null {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return null;
  }
}
