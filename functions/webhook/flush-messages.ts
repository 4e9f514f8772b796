import { isOlder } from "../enquiry/outbox/age";
import { readWebhookEnv } from "../env";
import { log } from "../log";
import type { KeptMessage, MessageBox } from "./message-box";
import { postMessage } from "./webhook";

/** When messages of a box have failed in this process, by their ids, on the clock of `performance.now()`. */
type Failures = Map<string, number>;

const failures = new WeakMap<MessageBox, Failures>();

/**
 * Posts every message of a box, the oldest first, but those that have failed before last, and what failed last at the
 * end: one at which the receiver always fails keeps no other waiting. What it does not take within `forMs` is dropped.
 * Ends early when the receiver is away or limits us, and when `isOver` says so: the rest waits for the next time.
 * @throws if the box cannot be read or written
 */
export async function flushMessages(
  box: MessageBox,
  forMs: number,
  isOver = (): boolean => false,
): Promise<void> {
  // What cannot be read now is kept for the next round.
  const all = (await box.list()).filter(({ unread }) => !unread);
  const failedAt = failuresOf(box, all);
  // What is to be dropped does not wait for the receiver.
  const turnOf = ({ message, since }: KeptMessage) =>
    message === null || isOlder(since, forMs) ? 0 : (failedAt.get(message.id) ?? 0);
  all.sort((a, b) => turnOf(a) - turnOf(b));
  for (const kept of all) if (isOver() || !(await flush(kept, forMs, failedAt))) return;
}

/** Those of messages that are still kept. */
function failuresOf(box: MessageBox, all: KeptMessage[]): Failures {
  const ids = new Set(all.map(({ message }) => message?.id));
  const failedAt = new Map([...(failures.get(box) ?? [])].filter(([id]) => ids.has(id)));
  failures.set(box, failedAt);
  return failedAt;
}

/** @returns false if the others have to wait */
async function flush(kept: KeptMessage, forMs: number, failedAt: Failures): Promise<boolean> {
  const { message, since } = kept;
  const webhook = readWebhookEnv();
  const isOver = message === null || isOlder(since, forMs);
  const problem = isOver || webhook === undefined ? "not posted" : await postMessage(message, webhook);
  const about = { id: message?.id, type: message?.type, reference: message?.data.reference };
  if (problem === undefined) {
    await kept.drop();
    log("message", { ...about, outcome: "taken" });
  } else if (isOver) {
    await kept.drop();
    log("message", { ...about, outcome: "dropped" }, "error");
  } else if (webhook !== undefined) {
    failedAt.set(message.id, performance.now());
    log("message", { ...about, outcome: "failed", problem }, "warn");
  }
  // One that the receiver refuses, or fails at with 500, keeps no other from it; 408 and 429 say that there is too much,
  // and what is above 500 that it is away.
  return problem === undefined || isOver || /^status (?:4(?!08|29)|500)/.test(problem);
}
