import { setTimeout as wait } from "node:timers/promises";
import { count } from "../limits/counters";
import type { MailAccount } from "./client";

/** What goes first when calls have to wait: the company's mails before confirmations. */
export type Priority = "inbox" | "confirmation";

type Waiter = { grant: (isGranted: boolean) => void; deadline: number };

const waiting: Record<Priority, Waiter[]> = { inbox: [], confirmation: [] };
let isCalling = false;

/**
 * Waits until the provider may be called: it allows so many calls a second for the whole account, shared through Redis
 * by the servers that have one.
 * @param deadline on the clock of `performance.now()`
 * @returns false if that is not by the deadline. One that has passed is granted a turn that is free at once
 */
export function takeTurn(priority: Priority, deadline: number, account: MailAccount): Promise<boolean> {
  if (account.callsPerSecond === undefined) return Promise.resolve(true);
  return new Promise((grant) => {
    waiting[priority].push({ grant, deadline });
    if (!isCalling) void callAll(account.callsPerSecond!, account.redisUrl);
  });
}

/** Grants turns as they come, until nobody waits. */
async function callAll(points: number, redisUrl: string | undefined): Promise<void> {
  isCalling = true;
  while (next() !== undefined) {
    const allowance = await count("provider", { name: "calls", points, windowS: 1 }, redisUrl);
    if (allowance.ok) {
      (waiting.inbox.shift() ?? waiting.confirmation.shift())!.grant(true);
      continue;
    }
    const soonest = Math.min(...all().map(({ deadline }) => deadline)) - performance.now();
    await wait(Math.max(1, Math.min(allowance.retryAfterMs, soonest)));
    dismissLate();
  }
  isCalling = false;
}

function next(): Waiter | undefined {
  return waiting.inbox[0] ?? waiting.confirmation[0];
}

function all(): Waiter[] {
  return [...waiting.inbox, ...waiting.confirmation];
}

function dismissLate(): void {
  const now = performance.now();
  for (const priority of ["inbox", "confirmation"] as const) {
    for (const { grant, deadline } of waiting[priority]) if (deadline <= now) grant(false);
    waiting[priority] = waiting[priority].filter(({ deadline }) => deadline > now);
  }
}
