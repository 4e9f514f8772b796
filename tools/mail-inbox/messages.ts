import type { IncomingMessage } from "node:http";
import { Webhook } from "standardwebhooks";
import { readTextBody } from "./wire";

/** The site's messages to other systems (docs/webhooks.md). Your own receiver may begin like this. */
export type ReceivedMessage = {
  id: string;
  /** How often it came: a message may come more than once, with the same id. */
  times: number;
  payload: { type: string; timestamp: string; data: Record<string, string> };
};

/** Verifies messages as Standard Webhooks asks, and keeps each once. */
export class Messages {
  readonly #received = new Map<string, ReceivedMessage>();

  /** @param secret as the site's ENQUIRY_WEBHOOK_SECRET; without it no message is genuine */
  constructor(readonly secret: string | undefined) {}

  /** @returns whether it is genuine */
  async receive(request: IncomingMessage): Promise<boolean> {
    const id = String(request.headers["webhook-id"]);
    try {
      const text = await readTextBody(request);
      const headers = request.headers as Record<string, string>;
      const payload = new Webhook(this.secret ?? "").verify(text, headers) as ReceivedMessage["payload"];
      this.#received.set(id, { id, times: (this.#received.get(id)?.times ?? 0) + 1, payload });
      return true;
    } catch {
      return false;
    }
  }

  /** Newest first. */
  all(): ReceivedMessage[] {
    return [...this.#received.values()].reverse();
  }

  clear(): void {
    this.#received.clear();
  }
}
