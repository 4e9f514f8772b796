import { Webhook } from "standardwebhooks";
import type { WebhookEnv } from "../env";
import { whyNoAnswer } from "../no-answer";

/** The events that other systems get a message about. */
export type MessageType = "enquiry.received" | "enquiry.undelivered";

/** A message to another system, as Standard Webhooks has it. */
export type Message = {
  /** The same for each attempt, so that the receiver knows it again. */
  id: string;
  type: MessageType;
  /** When it happened; ISO 8601, UTC. */
  timestamp: string;
  data: Readonly<Record<string, string>>;
};

/** How long a receiver may take to answer. */
const TIMEOUT_MS = 5_000;

/**
 * Posts a message once, signed.
 * @returns undefined when the receiver has answered that it has it (2xx), else why not, for the log
 */
export async function postMessage(
  { id, type, timestamp, data }: Message,
  { url, secret }: WebhookEnv,
  timeoutMs = TIMEOUT_MS,
): Promise<string | undefined> {
  try {
    const body = JSON.stringify({ type, timestamp, data });
    const now = new Date();
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
        "webhook-signature": new Webhook(secret).sign(id, now, body),
      },
      // What a visitor wrote goes to the address that was named, and to no other.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return whyNoAnswer(error);
  }
}
