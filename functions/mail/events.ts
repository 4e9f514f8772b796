import type { IncomingHttpHeaders } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";

/** What became of a mail after the provider had accepted it. */
export type MailOutcome = "delivered" | "bounced" | "complained" | "failed" | "suppressed";

export type MailEvent = {
  outcome: MailOutcome;
  /** The tags of the mail that it is about. */
  tags: Readonly<Record<string, string>>;
  /** When it happened, in milliseconds; undefined or NaN if the event does not say. */
  happenedAt?: number;
};

/** The provider's names of the events that matter here. */
const OUTCOMES: Readonly<Record<string, MailOutcome>> = {
  "email.delivered": "delivered",
  "email.bounced": "bounced",
  "email.complained": "complained",
  "email.failed": "failed",
  // Not tried: the address is on the provider's suppression list.
  "email.suppressed": "suppressed",
};

/**
 * Reads an event of the provider's, which signs it as Standard Webhooks asks, but for the names of the headers.
 * @returns null for an event that does not matter here
 * @throws if the signature does not fit the secret, or its time is more than five minutes off: the message says which
 */
export function readMailEvent(text: string, headers: IncomingHttpHeaders, secret: string): MailEvent | null {
  const signed = ["id", "timestamp", "signature"].map((name) => [
    `webhook-${name}`,
    String(headers[`svix-${name}`] ?? ""),
  ]);
  try {
    return eventIn(new Webhook(secret).verify(text, Object.fromEntries(signed) as Record<string, string>));
  } catch (error) {
    // What a parser says may quote the event, and the message goes into the log.
    throw error instanceof WebhookVerificationError ? error : new Error("Not readable");
  }
}

function eventIn(payload: unknown): MailEvent | null {
  const { type, data, created_at } = Object(payload) as Record<"type" | "data" | "created_at", unknown>;
  const outcome = typeof type === "string" && Object.hasOwn(OUTCOMES, type) ? OUTCOMES[type] : undefined;
  const { tags } = Object(data) as { tags?: unknown };
  return outcome ? { outcome, tags: tagsIn(tags), happenedAt: Date.parse(String(created_at)) } : null;
}

/** A record, as the provider's package has it, or a list of names and values, as its documentation does. */
function tagsIn(tags: unknown): Record<string, string> {
  const pairs = Array.isArray(tags)
    ? tags.map((tag): [unknown, unknown] => {
        const { name, value } = Object(tag) as { name?: unknown; value?: unknown };
        return [name, value];
      })
    : Object.entries(Object(tags) as object);
  return Object.fromEntries(pairs.map(([name, value]) => [String(name), String(value)]));
}
