import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing, writeDurably } from "../enquiry/outbox/durable-file";
import { listFiles, removeFile } from "../enquiry/outbox/folder-files";
import { callRedis } from "../redis";
import { LIST, MOVE, REMOVE } from "../enquiry/outbox/redis-scripts";
import { orLog } from "../enquiry/outbox/store-errors";
import type { Message } from "./webhook";

/** A message that is kept until its receiver has it. Null if what is kept is none. */
export type KeptMessage = {
  since: Date;
  message: Message | null;
  /** Nothing if it is gone already. */
  drop: () => Promise<unknown>;
};

/** Where an outbox keeps what other systems are to be told. */
export type MessageBox = {
  /** Durably. The same message twice is one. */
  keep: (message: Message) => Promise<unknown>;
  /** The oldest first. */
  list: () => Promise<KeptMessage[]>;
};

/** In an outbox's folder, one file each. */
export function folderMessages(folder: string): MessageBox {
  const box = join(folder, "messages");
  return {
    keep: (message) =>
      writeDurably(join(box, `${message.id}.json`), JSON.stringify(message), join(folder, "drafts")),
    list: async () => {
      const kept: KeptMessage[] = [];
      for (const { file, since } of await listFiles(box)) {
        const path = join(box, file);
        // One that another server has just posted is gone; one that cannot be read now is kept for the next round.
        const read = await orLog(() => unlessMissing(() => readFile(path, "utf8")), "messages");
        if (read) kept.push({ since, message: readMessage(read.result), drop: () => removeFile(path) });
      }
      return kept;
    },
  };
}

/** In an outbox's Redis, shared by all servers: any of them posts what one has kept. */
export function redisMessages(url: string): MessageBox {
  const run = (script: string, ...args: (string | number)[]) =>
    callRedis(url, "EVAL", script, 2, "{enquiries}:messages", "{enquiries}:messages:since", ...args);
  return {
    keep: (message) => run(MOVE, "", message.id, Date.now(), JSON.stringify(message)),
    list: async () => {
      const all = (await run(LIST)) as [string, string, string][];
      return all.map(([name, ms, text]) => ({
        since: new Date(Number(ms)),
        message: readMessage(text),
        drop: () => run(REMOVE, name),
      }));
    },
  };
}

function readMessage(text: string): Message | null {
  try {
    const { id, type, timestamp, data } = JSON.parse(text) as Partial<Message>;
    const isMessage = [id, type, timestamp].every((one) => typeof one === "string") && Object(data) === data;
    return isMessage ? ({ id, type, timestamp, data } as Message) : null;
  } catch {
    return null;
  }
}
