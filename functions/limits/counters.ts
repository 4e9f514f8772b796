import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import { log } from "../log";
import { closeRedis, redisAt } from "../redis";

/** So many within so many seconds, for each key. The name tells its counts from others. */
export type Limit = { name: string; points: number; windowS: number };

/**
 * Counts one more. Never throws: where counting is broken, everything is within the limit.
 * @param redisUrl where counts are shared; without it each process has its own
 * @returns 0 if it is within the limit, else in how many milliseconds the next one is
 */
export async function count(key: string, limit: Limit, redisUrl: string | undefined): Promise<number> {
  try {
    const limiter = await limiterFor(limit, redisUrl);
    await limiter.consume(key);
    return 0;
  } catch (reason) {
    const { msBeforeNext } = reason as Partial<RateLimiterRes>;
    // Redis may say 0 of a moment that is nearly over.
    return msBeforeNext === undefined ? 0 : Math.max(1, msBeforeNext);
  }
}

/** Forgets every count and leaves Redis. */
export async function closeCounters(): Promise<void> {
  delete kept[COUNTERS];
  await closeRedis();
}

type Counters = {
  limiters: Map<string, Promise<RateLimiterAbstract>>;
  clients: Map<string, Promise<Redis | undefined>>;
};

/**
 * Counters live as long as the process: Gatsby's own server loads the function anew for every request, so they
 * are kept where the next copy of this module finds them.
 */
const COUNTERS = Symbol.for("enquiry.counters");
const kept = globalThis as { [COUNTERS]?: Counters };

const counters = (): Counters => (kept[COUNTERS] ??= { limiters: new Map(), clients: new Map() });

function limiterFor(limit: Limit, redisUrl: string | undefined): Promise<RateLimiterAbstract> {
  const { limiters } = counters();
  const key = `${limit.name} ${limit.points} ${redisUrl}`;
  const made = limiters.get(key) ?? makeLimiter(limit, redisUrl);
  limiters.set(key, made);
  return made;
}

/** Counts in Redis where there is one, and in memory while it is away. */
async function makeLimiter(
  { name, points, windowS }: Limit,
  redisUrl: string | undefined,
): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: name, points, duration: windowS };
  const memory = new RateLimiterMemory(options);
  const client = redisUrl === undefined ? undefined : await clientFor(redisUrl);
  if (client === undefined) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: client,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

function clientFor(redisUrl: string): Promise<Redis | undefined> {
  const { clients } = counters();
  const known = clients.get(redisUrl) ?? redisAt(redisUrl).then(({ client }) => watched(client), unreadable);
  clients.set(redisUrl, known);
  return known;
}

/** Logs where is counted, now and whenever that changes. */
function watched(client: Redis): Redis {
  let store = "";
  const countIn = (now: "redis" | "memory") => {
    if (now !== store) log("rate-limit", { store: now }, now === "redis" ? "info" : "warn");
    store = now;
  };
  countIn(client.status === "ready" ? "redis" : "memory");
  client.on("ready", () => countIn("redis"));
  client.on("reconnecting", () => countIn("memory"));
  return client;
}

/** The library throws for an address that it cannot parse. */
function unreadable(): undefined {
  log("rate-limit", { store: "memory", error: "REDIS_URL cannot be read" }, "error");
}
