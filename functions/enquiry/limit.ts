import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import { log } from "../log";

/** The time in which a sender's enquiries are counted. */
export const LIMIT_WINDOW_S = 600;

/** How long Redis may take to answer before the count in memory is used instead. */
const REDIS_TIMEOUT_MS = 500;

export type LimitSettings = {
  /** Enquiries that one sender may send within the window. */
  limit: number;
  /** Where counters are shared; without it each process has its own. */
  redisUrl: string | undefined;
};

/** Whether the sender may go on, and if not, in how many seconds again. */
export type Allowance = { ok: true } | { ok: false; retryAfterS: number };

/** Counts one enquiry of a sender. Never throws: where counting is broken, nobody is turned away. */
export async function countEnquiry(sender: string, settings: LimitSettings): Promise<Allowance> {
  try {
    const { limiter } = await countersFor(settings);
    await limiter.consume(sender);
    return { ok: true };
  } catch (reason) {
    const { msBeforeNext } = reason as Partial<RateLimiterRes>;
    if (msBeforeNext === undefined) return { ok: true };
    return { ok: false, retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  }
}

/** Forgets every count and leaves Redis. */
export async function closeCounters(): Promise<void> {
  const all = [...(kept[COUNTERS]?.values() ?? [])];
  delete kept[COUNTERS];
  for (const { close } of await Promise.all(all)) close();
}

type Counters = { limiter: RateLimiterAbstract; close: () => void };

/**
 * Counters live as long as the process: Gatsby's own server loads the function anew for every request, so they
 * are kept where the next copy of this module finds them.
 */
const COUNTERS = Symbol.for("enquiry.counters");
const kept = globalThis as { [COUNTERS]?: Map<string, Promise<Counters>> };

function countersFor({ limit, redisUrl }: LimitSettings): Promise<Counters> {
  const all = (kept[COUNTERS] ??= new Map<string, Promise<Counters>>());
  const key = `${limit} ${redisUrl}`;
  const made = all.get(key) ?? makeCounters(limit, redisUrl);
  all.set(key, made);
  return made;
}

/** Counters in Redis where there is one, and in memory while it is away. */
async function makeCounters(limit: number, redisUrl: string | undefined): Promise<Counters> {
  const options = { keyPrefix: "enquiry", points: limit, duration: LIMIT_WINDOW_S };
  const memory = new RateLimiterMemory(options);
  if (redisUrl === undefined) return { limiter: memory, close: () => undefined };
  try {
    const { client: storeClient, close } = await connect(redisUrl);
    const redis = { ...options, storeClient, rejectIfRedisNotReady: true, insuranceLimiter: memory };
    return { limiter: new RateLimiterRedis(redis), close };
  } catch {
    // The library throws for an address that it cannot parse.
    log("rate-limit", { store: "memory", error: "REDIS_URL cannot be read" }, "error");
    return { limiter: memory, close: () => undefined };
  }
}

/** Connects to Redis, again and again while it is away, and logs each change of where enquiries are counted. */
async function connect(redisUrl: string): Promise<{ client: Redis; close: () => void }> {
  // Loaded only where it is needed, but from the same bundle: a function is one file.
  const { Redis } = await import(/* webpackMode: "eager" */ "ioredis");
  const client = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: (times) => Math.min(times * 250, 10_000),
  });
  let store = "";
  const countIn = (now: "redis" | "memory") => {
    if (now !== store) log("rate-limit", { store: now }, now === "redis" ? "info" : "warn");
    store = now;
  };
  const onClose = () => countIn("memory");
  client.on("ready", () => countIn("redis"));
  client.on("close", onClose);
  // Each attempt that fails is an error event too; "close" has logged it.
  client.on("error", () => undefined);
  return { client, close: () => void client.off("close", onClose).disconnect() };
}
