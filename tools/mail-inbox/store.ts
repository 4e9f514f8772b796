import { randomUUID } from "node:crypto";
import type { MailPayload } from "./payload";

export type StoredMail = {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  idempotencyKey: string | null;
  /** Headers of the request, without the account's key. */
  headers: Record<string, string>;
  payload: MailPayload;
};

/** `isNew` unless the mail was accepted before, under the same key. */
type Acceptance = { ok: true; mail: StoredMail; isNew: boolean } | { ok: false };

/** The accepted mails, in memory. */
export class MailStore {
  /** By id, oldest first. */
  readonly #mails = new Map<string, StoredMail>();
  readonly #byKey = new Map<string, StoredMail>();

  /**
   * Stores a mail, once for each idempotency key. The same key with another payload is a conflict, and nothing is
   * stored.
   */
  accept(payload: MailPayload, idempotencyKey: string | null, headers: Record<string, string>): Acceptance {
    const known = idempotencyKey === null ? undefined : this.#byKey.get(idempotencyKey);
    if (known !== undefined) {
      const same = JSON.stringify(known.payload) === JSON.stringify(payload);
      return same ? { ok: true, mail: known, isNew: false } : { ok: false };
    }
    const mail = { id: randomUUID(), receivedAt: new Date().toISOString(), idempotencyKey, headers, payload };
    this.#mails.set(mail.id, mail);
    if (idempotencyKey !== null) this.#byKey.set(idempotencyKey, mail);
    return { ok: true, mail, isNew: true };
  }

  /** Every mail, newest first. */
  all(): StoredMail[] {
    return [...this.#mails.values()].reverse();
  }

  find(id: string): StoredMail | undefined {
    return this.#mails.get(id);
  }

  /** Deletes all mails and their keys. */
  clear(): void {
    this.#mails.clear();
    this.#byKey.clear();
  }
}
