import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import type { StoredMail } from "./store";

/** The provider's events about a mail that it has accepted. */
export const OUTCOMES = ["delivered", "bounced", "complained"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type EventTarget = {
  /** The site's `/api/mail-events`. */
  url: string;
  /** As the site's RESEND_WEBHOOK_SECRET. */
  secret: string;
  /** How long after a mail was accepted it counts as delivered, unless somebody has said otherwise. */
  delayMs: number;
};

/** An event that was sent, and what the site answered; null while it has not. */
type SentEvent = { outcome: Outcome; answer: number | null };

/** The provider tries for hours; here it is enough to wait for a site that is starting. */
const PAUSES_MS = [500, 2_000, 5_000, 10_000];

/** Sends the provider's signed events about mails to a site, if there is one to send them to. */
export class MailEvents {
  readonly #sent = new Map<string, SentEvent[]>();
  readonly #timers = new Set<AbortController>();

  constructor(readonly target: EventTarget | undefined) {}

  /** The events about a mail, in the order in which they were sent. */
  about({ id }: StoredMail): readonly SentEvent[] {
    return this.#sent.get(id) ?? [];
  }

  /** Sends `delivered` after a while, unless there has been an event about the mail by then. */
  async expect(mail: StoredMail): Promise<void> {
    if (this.target === undefined) return;
    if (!(await this.#pause(this.target.delayMs)) || this.#sent.has(mail.id)) return;
    await this.send(mail, "delivered");
  }

  /** Sends an event, and again while the site is away or answers with a status from 500. */
  async send(mail: StoredMail, outcome: Outcome): Promise<void> {
    if (this.target === undefined) return;
    const event: SentEvent = { outcome, answer: null };
    this.#sent.set(mail.id, [...this.about(mail), event]);
    const text = eventText(mail, outcome);
    const id = `msg_${randomUUID()}`;
    for (const pauseMs of [...PAUSES_MS, 0]) {
      event.answer = await post(this.target, id, text);
      const isTaken = event.answer !== null && event.answer < 500;
      if (isTaken || !(await this.#pause(pauseMs))) return;
    }
  }

  /** Forgets everything, and sends nothing that has not been sent. */
  clear(): void {
    for (const timer of this.#timers) timer.abort();
    this.#sent.clear();
  }

  /** @returns false if it was cut short */
  async #pause(ms: number): Promise<boolean> {
    const timer = new AbortController();
    this.#timers.add(timer);
    const ended = await wait(ms, true, { signal: timer.signal, ref: false }).catch(() => false);
    this.#timers.delete(timer);
    return ended;
  }
}

function eventText({ id, payload }: StoredMail, outcome: Outcome): string {
  const tags = Object.fromEntries((payload.tags ?? []).map(({ name, value }) => [name, value]));
  const now = new Date().toISOString();
  const { from, to, subject } = payload;
  const data = { created_at: now, email_id: id, from, to: [to].flat(), subject, tags };
  return JSON.stringify({ type: `email.${outcome}`, created_at: now, data });
}

/** @returns the status of the answer, or null if there was none */
async function post({ url, secret }: EventTarget, id: string, text: string): Promise<number | null> {
  const now = new Date();
  try {
    const response = await fetch(url, {
      method: "POST",
      body: text,
      headers: {
        "content-type": "application/json",
        "svix-id": id,
        "svix-timestamp": String(Math.floor(now.getTime() / 1000)),
        "svix-signature": new Webhook(secret).sign(id, now, text),
      },
    });
    return response.status;
  } catch {
    return null;
  }
}
