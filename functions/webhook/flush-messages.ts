import { isOlder } from "../enquiry/outbox/age";
import { orLog } from "../enquiry/outbox/store-errors";
import { readWebhookEnv } from "../env";
import { log } from "../log";
import type { KeptMessage, MessageBox } from "./message-box";
import { postMessage } from "./webhook";

/** When this process last tried the messages that are still there, by their ids, on the clock of `performance.now()`. */
type Attempts = Map<string, number>;

const attempts = new WeakMap<MessageBox, Attempts>();

/**
 * Posts every message of a box: the oldest first, and at the end what was tried last. One that always fails, or cannot be
 * removed, keeps no other waiting. What the receiver does not take within `forMs` is dropped. Ends early when the receiver
 * is away or limits us, and when `isOver` says so: the rest waits for the next time.
 * @throws if the box cannot be read or written
 */
export async function flushMessages(box: MessageBox, forMs: number, isOver: () => boolean): Promise<void> {
  // What cannot be read now is kept for the next round.
  const all = (await box.list()).filter(({ unread }) => !unread);
  const triedAt = attemptsOf(box, all);
  // What is to be dropped does not wait for the receiver.
  const turnOf = ({ message, since }: KeptMessage) =>
    message === null || isOlder(since, forMs) ? 0 : (triedAt.get(message.id) ?? 0);
  all.sort((a, b) => turnOf(a) - turnOf(b));
  for (const kept of all) if (isOver() || !(await flush(kept, forMs, triedAt))) return;
}

/** Those of messages that are still kept. */
function attemptsOf(box: MessageBox, all: KeptMessage[]): Attempts {
  const ids = new Set(all.map(({ message }) => message?.id));
  const triedAt = new Map([...(attempts.get(box) ?? [])].filter(([id]) => ids.has(id)));
  attempts.set(box, triedAt);
  return triedAt;
}

/** @returns false if the others have to wait */
async function flush(kept: KeptMessage, forMs: number, triedAt: Attempts): Promise<boolean> {
  const { message, since } = kept;
  const webhook = readWebhookEnv();
  const isOver = message === null || isOlder(since, forMs);
  // Also where it cannot be removed once it is taken, as on a disk that has become read-only, another one is next.
  if (!isOver) triedAt.set(message.id, performance.now());
  const problem = isOver || webhook === undefined ? "not posted" : await postMessage(message, webhook);
  const about = { id: message?.id, type: message?.type, reference: message?.data.reference };
  if (problem === undefined) {
    await kept.drop();
    log("message", { ...about, outcome: "taken" });
  } else if (isOver) {
    // One that cannot be removed keeps no other waiting.
    const isDropped = await orLog(async () => (await kept.drop(), true), "messages");
    if (isDropped) log("message", { ...about, outcome: "dropped" }, "error");
  } else if (webhook !== undefined) {
    log("message", { ...about, outcome: "failed", problem }, "warn");
  }
  // One that the receiver refuses, or fails at with 500, keeps no other from it; 408 and 429 say that there is too much,
  // and what is above 500 that it is away.
  return problem === undefined || isOver || /^status (?:4(?!08|29)|500)/.test(problem);
}
