import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import type { RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import { log } from "../log";
import { closeRedis, redisAt } from "../redis";

/** `points` within `windowS` seconds, for each key. The name keeps its counts apart from other limits'. */
type Limit = { name: string; points: number; windowS: number };

/**
 * Counts one more. Never throws: where counting is broken, everything is within the limit.
 * @param redisUrl where counts are shared; without it each process has its own
 * @returns 0 if it is within the limit, else how many milliseconds to wait
 */
export async function consume(key: string, limit: Limit, redisUrl: string | undefined): Promise<number> {
  try {
    const limiter = await limiterFor(limit, redisUrl);
    await limiter.consume(key);
    return 0;
  } catch (reason) {
    if (!isPastLimit(reason)) return 0;
    // Redis may answer 0 when a window is nearly over, and after the clock was set back a window seems to last longer.
    return Math.max(1, Math.min(reason.msBeforeNext, limit.windowS * 1_000));
  }
}

const isPastLimit = (reason: unknown): reason is RateLimiterRes => !(reason instanceof Error);

/** Forgets every count and leaves Redis. */
export async function closeCounters(): Promise<void> {
  delete kept[COUNTERS];
  await closeRedis();
}

/** Rejects with a `RateLimiterRes` past the limit, and with an error where counting is broken. */
type Limiter = { consume: (key: string) => Promise<unknown> };

type Store = { client: Redis; countedIn: (store: "redis" | "memory") => void };

type Counters = {
  limiters: Map<string, Promise<Limiter>>;
  stores: Map<string, Promise<Store | undefined>>;
};

/**
 * Counters live as long as the process: Gatsby's own server loads the function anew for every request, so they
 * are kept where the next copy of this module finds them.
 */
const COUNTERS = Symbol.for("enquiry.counters");
const kept = globalThis as { [COUNTERS]?: Counters };

const counters = (): Counters => (kept[COUNTERS] ??= { limiters: new Map(), stores: new Map() });

function limiterFor(limit: Limit, redisUrl: string | undefined): Promise<Limiter> {
  const { limiters } = counters();
  const key = `${limit.name} ${limit.points} ${redisUrl}`;
  const made = limiters.get(key) ?? makeLimiter(limit, redisUrl);
  limiters.set(key, made);
  return made;
}

/** Counts in Redis where there is one, and in memory while it is away or refuses to count. */
async function makeLimiter({ name, points, windowS }: Limit, redisUrl: string | undefined): Promise<Limiter> {
  const options = { keyPrefix: name, points, duration: windowS };
  const memory = new RateLimiterMemory(options);
  const store = redisUrl === undefined ? undefined : await storeFor(redisUrl);
  if (store === undefined) return memory;
  const shared = new RateLimiterRedis({
    ...options,
    storeClient: store.client,
    rejectIfRedisNotReady: true,
  });
  return {
    consume: async (key) => {
      try {
        await shared.consume(key);
      } catch (reason) {
        store.countedIn(isPastLimit(reason) ? "redis" : "memory");
        if (isPastLimit(reason)) throw reason;
        return memory.consume(key);
      }
      store.countedIn("redis");
    },
  };
}

function storeFor(redisUrl: string): Promise<Store | undefined> {
  const { stores } = counters();
  const known = stores.get(redisUrl) ?? redisAt(redisUrl).then(({ client }) => storeOf(client), unreadable);
  stores.set(redisUrl, known);
  return known;
}

/** Logs where requests are counted, the first time and whenever that changes. */
function storeOf(client: Redis): Store {
  let store = "";
  const countedIn = (now: "redis" | "memory") => {
    if (now !== store) log("rate-limit", { store: now }, now === "redis" ? "info" : "warn");
    store = now;
  };
  return { client, countedIn };
}

/** The library throws for an address that it cannot parse. */
function unreadable(): undefined {
  log("rate-limit", { store: "memory", error: "REDIS_URL cannot be read" }, "error");
}
