import { isOlder } from "../enquiry/outbox/age";
import { readWebhookEnv } from "../env";
import { log } from "../log";
import type { KeptMessage, MessageBox } from "./message-box";
import { postMessage } from "./webhook";

/**
 * Posts every message of a box, the oldest first. What the receiver does not take within `forMs` is dropped. Ends
 * early when the receiver is away or limits us, and when `signal` says so: the rest waits for the next time.
 * @throws if the box cannot be read or written
 */
export async function flushMessages(box: MessageBox, forMs: number, signal?: AbortSignal): Promise<void> {
  for (const kept of await box.list()) if (signal?.aborted || !(await flush(kept, forMs))) return;
}

/** @returns false if the others have to wait */
async function flush(kept: KeptMessage, forMs: number): Promise<boolean> {
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
    log("message", { ...about, outcome: "failed", problem }, "warn");
  }
  // One that the receiver refuses, or fails at with 500, keeps no other from it; 408 and 429 say that there is too much,
  // and what is above 500 that it is away.
  return problem === undefined || isOver || /^status (?:4(?!08|29)|500)/.test(problem);
}
