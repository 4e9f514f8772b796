import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis";
import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import { log } from "../log";

/** How long Redis may take to answer before the count in memory is used instead. */
const REDIS_TIMEOUT_MS = 500;

/** So many within so many seconds, for each key. The name tells its counts from others. */
export type Limit = { name: string; points: number; windowS: number };

/** Whether one more is within the limit, and if not, in how many milliseconds again. */
export type Allowance = { ok: true } | { ok: false; retryAfterMs: number };

/**
 * Counts one more. Never throws: where counting is broken, everything is within the limit.
 * @param redisUrl where counts are shared; without it each process has its own
 */
export async function count(key: string, limit: Limit, redisUrl: string | undefined): Promise<Allowance> {
  try {
    const limiter = await limiterFor(limit, redisUrl);
    await limiter.consume(key);
    return { ok: true };
  } catch (reason) {
    const { msBeforeNext } = reason as Partial<RateLimiterRes>;
    return msBeforeNext === undefined ? { ok: true } : { ok: false, retryAfterMs: msBeforeNext };
  }
}

/** Forgets every count and leaves Redis. */
export async function closeCounters(): Promise<void> {
  const { connections } = counters();
  delete kept[COUNTERS];
  for (const { close } of await Promise.all(connections.values())) close();
}

type Connection = { client: Redis | undefined; close: () => void };

type Counters = {
  limiters: Map<string, Promise<RateLimiterAbstract>>;
  connections: Map<string, Promise<Connection>>;
};

/**
 * Counters live as long as the process: Gatsby's own server loads the function anew for every request, so they
 * are kept where the next copy of this module finds them.
 */
const COUNTERS = Symbol.for("enquiry.counters");
const kept = globalThis as { [COUNTERS]?: Counters };

function counters(): Counters {
  return (kept[COUNTERS] ??= { limiters: new Map(), connections: new Map() });
}

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
  const { client } = redisUrl === undefined ? { client: undefined } : await connectionTo(redisUrl);
  if (client === undefined) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: client,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

function connectionTo(redisUrl: string): Promise<Connection> {
  const { connections } = counters();
  const made = connections.get(redisUrl) ?? connect(redisUrl).catch(unreadable);
  connections.set(redisUrl, made);
  return made;
}

/** The library throws for an address that it cannot parse. */
function unreadable(): Connection {
  log("rate-limit", { store: "memory", error: "REDIS_URL cannot be read" }, "error");
  return { client: undefined, close: () => undefined };
}

/** Connects to Redis, again and again while it is away, and logs each change of where is counted. */
async function connect(redisUrl: string): Promise<Connection> {
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
