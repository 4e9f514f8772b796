import { setTimeout as wait } from "node:timers/promises";
import { MAIL_TEXTS, NO_TURN, sendOnce } from "./client";
import type { Mail, MailAccount, MailResult } from "./client";
import { takeTurn } from "./turns";
import type { Priority } from "./turns";

export type MailTiming = {
  /** How long one call may take, in milliseconds. */
  attemptMs: number;
  /** How many calls are made at most. */
  attempts: number;
  /** How long to wait before the second call, in milliseconds; twice as long before each further one. */
  backoffMs: number;
};

export const MAIL_TIMING: MailTiming = { attemptMs: 3_000, attempts: 4, backoffMs: 250 };

/** A call that has less than this share of `attemptMs` left before the deadline is not worth making. */
const SHORTEST_CALL = 0.1;

/** The latest time at which a call is worth making. */
function lastCallAt(deadline: number, { attemptMs }: MailTiming): number {
  return deadline - attemptMs * SHORTEST_CALL;
}

/** Whether a call may still begin before `deadline`, on the clock of `performance.now()`. */
export function isTimeForCall(deadline: number, timing: MailTiming): boolean {
  return performance.now() <= lastCallAt(deadline, timing);
}

/** What became of a mail, after how many calls and how many milliseconds. */
export type SentMail = MailResult & { attempts: number; durationMs: number };

/**
 * Hands one mail to the provider, and tries again while that may help: if the outcome is unknown, if the provider is at
 * fault, or if it limits us. What it refuses for good is not tried again. While another call with the same key is under
 * way, it keeps asking until that one has ended. Ends by the `deadline`, on the clock of `performance.now()`, and makes
 * no call whose turn leaves no time for it. Never throws.
 */
export async function sendMail(
  mail: Mail,
  idempotencyKey: string,
  account: MailAccount,
  timing: MailTiming,
  deadline: number,
  priority: Priority = "inbox",
): Promise<SentMail> {
  const startedAt = performance.now();
  // Calls that found another one with the same key under way: they say nothing about the mail, and do not count.
  let waited = 0;
  for (let attempts = 1; ; attempts += 1) {
    if (account.key !== undefined && !(await takeTurn(priority, lastCallAt(deadline, timing), account))) {
      return { ...NO_TURN, attempts: attempts - 1, durationMs: Math.round(performance.now() - startedAt) };
    }
    const timeoutMs = Math.max(1, Math.min(timing.attemptMs, Math.floor(deadline - performance.now())));
    const result = await sendOnce(mail, idempotencyKey, account, timeoutMs);
    const ended = { ...result, attempts, durationMs: Math.round(performance.now() - startedAt) };
    if (result.ok || !isRetryable(result)) return ended;
    if (isUnderWay(result)) waited += 1;
    else if (attempts - waited === timing.attempts) return ended;
    const tries = isUnderWay(result) ? 1 : attempts - waited;
    const pauseMs = Math.max(jittered(timing.backoffMs * 2 ** (tries - 1)), result.retryAfterMs ?? 0);
    if (!isTimeForCall(deadline - pauseMs, timing)) return ended;
    await wait(pauseMs);
  }
}

/**
 * Whether a failure may pass by itself. An error without a status of its own is as good as no answer, and so are a page
 * in place of JSON, whatever its status, and a redirect, which is not followed: they say nothing of the mail.
 */
export function isRetryable(result: MailResult): boolean {
  if (result.ok || result.kind === "missing-key") return false;
  const { status, message } = result;
  if (status === null || message === MAIL_TEXTS.unreadable || isUnderWay(result)) return true;
  return status < 400 || status === 408 || status === 429 || status >= 500;
}

const OF_ACCOUNT = new Set<number | null>([401, 403, 404, 405]);

/**
 * Whether a failure is about our account or the provider's address, so that every mail would fail: no key, a wrong one,
 * a domain not verified, a path at which nobody takes mail.
 */
export function isOfAccount(result: MailResult): boolean {
  if (result.ok || isRetryable(result)) return false;
  return result.kind === "missing-key" || OF_ACCOUNT.has(result.status);
}

/** Whether the provider refuses the mail itself. A 409 is about its key, which is free again after a day. */
export function isOfMail(result: MailResult): boolean {
  return !result.ok && !isRetryable(result) && !isOfAccount(result) && result.status !== 409;
}

/**
 * A call with the same key is still under way: our own, given up too early, or another process's. Its outcome is
 * unknown until we ask again.
 */
function isUnderWay(result: MailResult): boolean {
  return !result.ok && result.code === "concurrent_idempotent_requests";
}

/** Between half of `ms` and all of it, so that calls that failed together are not repeated together. */
function jittered(ms: number): number {
  return ms * (0.5 + Math.random() / 2);
}
