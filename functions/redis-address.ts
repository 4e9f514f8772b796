import { isRedis, quotesProblem } from "./env";

/** What makes an address unreadable: a generated password often holds one of these. */
const IN_PASSWORD = "in its password #, / and ? are written as %23, %2F and %3F";

/** How an address begins, but no folder: `http:`, `redis.example:`. One letter is a drive of Windows. */
const LIKE_ADDRESS = /^[a-z][a-z\d+.-]+:/i;

/**
 * Whether an address of a Redis ends with the number of a database, or with nothing: anything else would count as
 * database 0.
 */
export function namesDatabase(url: string): boolean {
  return /^\/?\d*$/.test(new URL(url).pathname);
}

/** An address of a Redis for people, without user and password. */
export function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/**
 * What is wrong with the address of a Redis in the variable of this name, in one line; undefined if nothing is. The
 * value is not repeated: it may hold a password.
 */
export function redisProblem(name: string, url: string): string | undefined {
  if (!isRedis(url) || !URL.canParse(url))
    return `${name} is no address of a Redis, such as redis://localhost:6379; ${IN_PASSWORD}`;
  if (!namesDatabase(url))
    return `${name} ends with what is no database: a number, as in redis://localhost:6379/1`;
  try {
    decodeURIComponent(url);
  } catch {
    return `${name} holds a % that stands for itself: write it as %25`;
  }
}

/** The same of the outbox's address, which is a folder unless it looks like an address. */
export function outboxProblem(address: string): string | undefined {
  const name = "ENQUIRY_OUTBOX";
  return (
    quotesProblem(name, address) ?? (LIKE_ADDRESS.test(address) ? redisProblem(name, address) : undefined)
  );
}
