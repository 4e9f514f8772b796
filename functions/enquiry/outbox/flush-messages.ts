import { readWebhookEnv } from "../../env";
import { log } from "../../log";
import { postMessage } from "../../webhook/webhook";
import { isOlder } from "./age";
import type { KeptMessage, MessageQueue } from "./message-queue";
import { orLog } from "./store-errors";

/** When this process last tried each message that is still kept, by its id, on the clock of `performance.now()`. */
type Attempts = Map<string, number>;

const attempts = new WeakMap<MessageQueue, Attempts>();

/**
 * Posts every message of a queue: the oldest first, those tried last at the end, so that a message that always fails,
 * or cannot be removed, does not hold up the others. A message that the receiver has not taken within `forMs` is
 * dropped. Stops when the receiver is away or limits us, and when `isOver` says so: the others are posted next time.
 * @throws if the queue cannot be read or written
 */
export async function flushMessages(
  queue: MessageQueue,
  forMs: number,
  isOver: () => boolean,
): Promise<void> {
  // A message that cannot be read now is left for the next round.
  const all = (await queue.list()).filter(({ unread }) => !unread);
  const triedAt = attemptsOf(queue, all);
  // A message to be dropped need not wait for the receiver.
  const turnOf = ({ message, since }: KeptMessage) =>
    message === null || isOlder(since, forMs) ? 0 : (triedAt.get(message.id) ?? 0);
  all.sort((a, b) => turnOf(a) - turnOf(b));
  for (const kept of all) if (isOver() || !(await flush(kept, forMs, triedAt))) return;
}

/** The attempts at messages that are still kept. */
function attemptsOf(queue: MessageQueue, all: KeptMessage[]): Attempts {
  const ids = new Set(all.map(({ message }) => message?.id));
  const triedAt = new Map([...(attempts.get(queue) ?? [])].filter(([id]) => ids.has(id)));
  attempts.set(queue, triedAt);
  return triedAt;
}

/** Posts or drops one message. @returns false if the others have to wait */
async function flush(kept: KeptMessage, forMs: number, triedAt: Attempts): Promise<boolean> {
  const { message, since } = kept;
  const webhook = readWebhookEnv();
  const isOver = message === null || isOlder(since, forMs);
  // Noted before it is posted: if it cannot be removed afterwards (a read-only disk), the others still come first next
  // time.
  if (!isOver) triedAt.set(message.id, performance.now());
  const problem = isOver || webhook === undefined ? "not posted" : await postMessage(message, webhook);
  const about = { id: message?.id, type: message?.type, reference: message?.data.reference };
  if (problem === undefined) {
    await kept.drop();
    log("message", { ...about, outcome: "taken" });
  } else if (isOver) {
    // A message that cannot be removed does not hold up the others.
    const isDropped = await orLog(async () => (await kept.drop(), true), "messages");
    if (isDropped) log("message", { ...about, outcome: "dropped" }, "error");
  } else if (webhook !== undefined) {
    log("message", { ...about, outcome: "failed", problem }, "warn");
  }
  // 4xx and 500 are about this message: go on. 408 and 429 (too many) and above 500 (away) are about all of them: stop.
  return problem === undefined || isOver || /^status (?:4(?!08|29)|500)/.test(problem);
}
