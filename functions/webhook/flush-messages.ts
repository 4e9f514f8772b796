import { readWebhookEnv } from "../env";
import { log } from "../log";
import { dropMessage, keptMessages } from "./message-box";
import type { KeptMessage } from "./message-box";
import { postMessage } from "./webhook";

/**
 * Posts every message that is kept, the oldest first. What the receiver does not take within `forMs` is dropped. Ends
 * early when the receiver is away.
 * @throws if the folder cannot be read or written
 */
export async function flushMessages(folder: string, forMs: number): Promise<void> {
  for (const kept of await keptMessages(folder)) if (!(await flush(kept, forMs))) return;
}

/** @returns false if the receiver is away */
async function flush(kept: KeptMessage, forMs: number): Promise<boolean> {
  const { message, since } = kept;
  const webhook = readWebhookEnv();
  const isOver = message === null || Date.now() - since.getTime() > forMs;
  const problem = isOver || webhook === undefined ? "not posted" : await postMessage(message, webhook);
  const about = { id: message?.id, type: message?.type, reference: message?.data.reference };
  if (problem === undefined) {
    await dropMessage(kept);
    log("message", { ...about, outcome: "taken" });
  } else if (isOver) {
    await dropMessage(kept);
    log("message", { ...about, outcome: "dropped" }, "error");
  } else if (webhook !== undefined) {
    log("message", { ...about, outcome: "failed", problem }, "warn");
  }
  // One that the receiver refuses for what it is keeps no other from it.
  return problem === undefined || isOver || problem.startsWith("status 4");
}
