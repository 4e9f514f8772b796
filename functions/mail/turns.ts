import { setTimeout as wait } from "node:timers/promises";
import { consume } from "../limits/counters";
import type { MailAccount } from "./client";

/** What goes first when calls have to wait: the company's mails before confirmations. */
export type Priority = "inbox" | "confirmation";

type Waiter = { grant: (isGranted: boolean) => void; deadline: number };

const waiting: Record<Priority, Waiter[]> = { inbox: [], confirmation: [] };
let isCalling = false;

/** When the turns of the last window were granted, on the clock of `performance.now()`. */
const granted: number[] = [];

/** How often to look for waiting callers that are past their deadline, in milliseconds. */
const LOOK_MS = 50;

/** A little more than a second: calls may arrive closer together than they were made. */
const WINDOW_MS = 1_100;

/**
 * Waits until the provider may be called: it allows so many calls a second for the whole account, shared through Redis
 * by the servers that have one.
 * @param deadline on the clock of `performance.now()`
 * @returns false if there is no turn by the deadline; if that has passed already, true only if a turn is free at once
 */
export function takeTurn(priority: Priority, deadline: number, account: MailAccount): Promise<boolean> {
  return new Promise((grant) => {
    waiting[priority].push({ grant, deadline });
    if (!isCalling) void callAll(account.callsPerSecond, account.redisUrl);
  });
}

/** Grants turns as they come, until nobody waits. */
async function callAll(points: number, redisUrl: string | undefined): Promise<void> {
  isCalling = true;
  while (waiting.inbox.length + waiting.confirmation.length > 0) {
    const pauseMs = ownPause(points) || (redisUrl === undefined ? 0 : await sharedPause(points, redisUrl));
    if (pauseMs === 0) {
      granted.push(performance.now());
      (waiting.inbox.shift() ?? waiting.confirmation.shift())!.grant(true);
      continue;
    }
    await wait(Math.min(pauseMs, LOOK_MS));
    dismissLate();
  }
  isCalling = false;
}

/** How long this process has to wait before its next call. */
function ownPause(points: number): number {
  const now = performance.now();
  while (granted.length > 0 && granted[0]! + WINDOW_MS <= now) granted.shift();
  return granted.length < points ? 0 : granted.at(-points)! + WINDOW_MS - now;
}

/** How long it has to wait for the calls of other servers. */
function sharedPause(points: number, redisUrl: string): Promise<number> {
  return consume("provider", { name: "calls", points, windowS: 1 }, redisUrl);
}

function dismissLate(): void {
  const now = performance.now();
  for (const priority of ["inbox", "confirmation"] as const) {
    for (const { grant, deadline } of waiting[priority]) if (deadline <= now) grant(false);
    waiting[priority] = waiting[priority].filter(({ deadline }) => deadline > now);
  }
}
