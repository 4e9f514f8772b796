import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { callRedis } from "../../redis";
import type { Message } from "../../webhook/webhook";
import { unlessMissing, writeDurably } from "./durable-file";
import { listFiles, removeFile } from "./folder-files";
import { MOVE, REMOVE } from "./redis-scripts";
import { keysOf, readState } from "./redis-state";
import { orLog } from "./store-errors";

/** A message that is kept until its receiver has it. */
export type KeptMessage = {
  since: Date;
  /** Null if what is kept is no message, or cannot be read now. */
  message: Message | null;
  /** Set if it cannot be read now, such as another user's file. */
  unread?: boolean;
  /** Where it is kept. */
  place: string;
  /** Removes it, unless it is gone already. */
  drop: () => Promise<unknown>;
};

/** The messages that an outbox keeps for other systems. */
export type MessageQueue = {
  /** Keeps a message durably. The same message twice is one. */
  keep: (message: Message) => Promise<unknown>;
  /** All messages, the oldest first. */
  list: () => Promise<KeptMessage[]>;
};

/** In an outbox's folder, one file each. */
export function folderMessages(folder: string): MessageQueue {
  const queue = join(folder, "messages");
  return {
    keep: (message) =>
      writeDurably(join(queue, `${message.id}.json`), JSON.stringify(message), join(folder, "drafts")),
    list: async () => {
      const kept: KeptMessage[] = [];
      for (const { file, since } of await listFiles(queue)) {
        const place = join(queue, file);
        const read = async () => (await unlessMissing(() => readFile(place, "utf8"))) ?? "gone";
        const found = await orLog(read, "messages");
        // Another server has just posted it.
        if (found === "gone") continue;
        const message = found ? readMessage(found.result) : null;
        kept.push({ since, message, unread: !found, place, drop: () => removeFile(place) });
      }
      return kept;
    },
  };
}

/** In an outbox's Redis, shared by all servers: any of them posts what one has kept. */
export function redisMessages(url: string): MessageQueue {
  const run = (script: string, ...args: (string | number)[]) =>
    callRedis(url, "EVAL", script, 2, ...keysOf("messages"), ...args);
  return {
    keep: (message) => run(MOVE, "", message.id, Date.now(), JSON.stringify(message)),
    list: async () => {
      const kept: KeptMessage[] = [];
      for await (const [name, ms, text] of readState(url, "messages")) {
        const [since, place] = [new Date(Number(ms)), `messages/${name}`];
        kept.push({ since, message: readMessage(text), place, drop: () => run(REMOVE, name) });
      }
      return kept;
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
