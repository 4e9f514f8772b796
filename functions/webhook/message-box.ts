import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing, writeDurably } from "../enquiry/outbox/durable-file";
import { listFiles, removeFile } from "../enquiry/outbox/folder-files";
import { readBox } from "../enquiry/outbox/redis-box";
import { callRedis } from "../redis";
import { MOVE, REMOVE } from "../enquiry/outbox/redis-scripts";
import { orLog } from "../enquiry/outbox/store-errors";
import type { Message } from "./webhook";

/** A message that is kept until its receiver has it. */
export type KeptMessage = {
  since: Date;
  /** Null if what is kept is none, or cannot be read now. */
  message: Message | null;
  /** Set if it cannot be read now, as of another user. */
  unread?: boolean;
  /** Where it is kept. */
  place: string;
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
        const place = join(box, file);
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
export function redisMessages(url: string): MessageBox {
  const run = (script: string, ...args: (string | number)[]) =>
    callRedis(url, "EVAL", script, 2, "{enquiries}:messages", "{enquiries}:messages:since", ...args);
  return {
    keep: (message) => run(MOVE, "", message.id, Date.now(), JSON.stringify(message)),
    list: async () => {
      const kept: KeptMessage[] = [];
      for await (const [name, ms, text] of readBox(url, "messages")) {
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
