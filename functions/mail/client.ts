import { Resend } from "resend";
import { isPrivate } from "../env";
import type { MailEnv } from "../env";
import { watchFailures } from "../no-answer";
import { withoutTrailingSlashes } from "../trailing-slashes";

/** The provider's public API, used unless RESEND_BASE_URL says otherwise. */
export const PROVIDER_URL = "https://api.resend.com";

/** What the log says of a mail; the provider's library words the first two in the same way. */
export const MAIL_TEXTS = {
  unreadable:
    "Internal server error. We are unable to process your request right now, please try again later.",
  unreachable: "Unable to fetch data. The request could not be resolved.",
  missingKey: "Missing API key",
  noTurn: "Too many calls at once",
  insecure: "RESEND_BASE_URL has to begin with https://",
} as const;

export type Mail = {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Extra headers of the mail itself. */
  headers?: Record<string, string>;
  /** What the provider's events about the mail carry; letters, digits, hyphens and underscores. */
  tags?: MailTag[];
};

export type MailTag = { name: string; value: string };

/** The account at the provider. */
export type MailAccount = Pick<MailEnv, "key" | "baseUrl" | "callsPerSecond"> &
  Partial<Pick<MailEnv, "redisUrl" | "fallbackTo">>;

/**
 * Why a mail was not accepted, as far as is known:
 * - `missing-key`: no call was made, for want of a key or of an address that it may be sent to;
 * - `no-turn`: no call was made, since there was no turn for one by the deadline;
 * - `unreachable`: no answer that makes sense, so the mail may or may not have been accepted;
 * - `refused`: the provider said no. `status` and `code` are its own, and `retryAfterMs` is how long it asks us to
 *   wait; each is null where it gave none.
 * `message` may quote an address where the mail was refused, and stays out of the log then. `problem` is why there was
 * no answer, such as ENOTFOUND, as far as that is known.
 */
export type MailFailure = {
  ok: false;
  kind: "missing-key" | "no-turn" | "unreachable" | "refused";
  message: string;
  status: number | null;
  code: string | null;
  retryAfterMs: number | null;
  problem?: string | undefined;
};

export type MailResult = { ok: true } | MailFailure;

/**
 * Hands one mail to the provider with one call, given up after `timeoutMs`. Never throws. Calls with the same
 * idempotency key are one mail to the provider, so a call whose outcome is unknown can be repeated safely.
 */
export async function sendOnce(
  mail: Mail,
  idempotencyKey: string,
  { key, baseUrl }: Pick<MailAccount, "key" | "baseUrl">,
  timeoutMs: number,
): Promise<MailResult> {
  if (key === undefined) return failure("missing-key", MAIL_TEXTS.missingKey);
  const url = baseUrl ?? PROVIDER_URL;
  if (URL.canParse(url) && !isPrivate(url)) return failure("missing-key", MAIL_TEXTS.insecure);
  const failures = watchFailures(url);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // Both are given explicitly: left out, the library would take them from the environment of the build.
    const provider = new Resend(key, { baseUrl: withoutTrailingSlashes(url) });
    // What a visitor wrote goes to the address that was named, and to no other.
    const options = { idempotencyKey, signal, redirect: "manual" };
    const { data, error, headers } = await provider.emails.send(mail, options);
    // If a call is given up while it connects, its failure is reported only later.
    const problem = signal.aborted ? "TimeoutError" : failures.last();
    if (error !== null) return { ...readError(error, headers), ...(headers === null && { problem }) };
    // Whatever its status, JSON that is no object is no acceptance. What is in the object is not read.
    return isObject(data) ? { ok: true } : failure("unreachable", MAIL_TEXTS.unreachable);
  } catch {
    return failure("unreachable", MAIL_TEXTS.unreachable);
  } finally {
    failures.stop();
  }
}

function isObject(data: unknown): boolean {
  return Object(data) === data && !Array.isArray(data);
}

/** The library passes on any JSON that came with an error status, so nothing in it is certain. */
function readError(error: unknown, headers: Record<string, string> | null): MailFailure {
  const { message, statusCode, name } = Object(error) as Record<string, unknown>;
  return {
    ok: false,
    kind: headers === null ? "unreachable" : "refused",
    message: typeof message === "string" ? message : MAIL_TEXTS.unreadable,
    status: typeof statusCode === "number" ? statusCode : null,
    code: typeof name === "string" && /^\w{1,64}$/.test(name) ? name : null,
    retryAfterMs: readRetryAfter(headers?.["retry-after"]),
  };
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(value: string | undefined): number | null {
  if (value === undefined) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** The result when no turn came in time: no call was made. */
export const NO_TURN = failure("no-turn", MAIL_TEXTS.noTurn);

function failure(kind: MailFailure["kind"], message: string): MailFailure {
  return { ok: false, kind, message, status: null, code: null, retryAfterMs: null };
}
