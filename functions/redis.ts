import { once } from "node:events";
import type { Redis } from "ioredis";
import { namesDatabase } from "./redis-address";

/** How long Redis may take for a command: a visitor's enquiry is to reach the folder within `storeMs` all the same. */
export const REDIS_TIMING = { commandMs: 500 };

type RedisConnection = {
  client: Redis;
  /**
   * Why it is away: the last word of its errors, such as ENOTFOUND or WRONGPASS, or NOT_READY where something listens
   * that is no Redis which takes commands. Undefined since it was last ready.
   */
  problem: string | undefined;
};

/**
 * Connections live as long as the process: Gatsby's own server loads the function anew for every request, so they are
 * kept where the next copy of this module finds them.
 */
const CLIENTS = Symbol.for("enquiry.redis");
const kept = globalThis as { [CLIENTS]?: Map<string, Promise<RedisConnection>> };

/**
 * The connection to the Redis of this address, once it is there, or it has turned out that this fails or takes long. It
 * goes on trying.
 * @throws for an address that cannot be read
 */
export function redisAt(url: string): Promise<RedisConnection> {
  const all = (kept[CLIENTS] ??= new Map<string, Promise<RedisConnection>>());
  const made = all.get(url) ?? connect(url);
  all.set(url, made);
  return made;
}

/**
 * Runs a script of `enquiry/outbox/redis-scripts.ts`, or another command, on the Redis of this address.
 * @throws an error with a `code`: Redis's own word, or REDIS_AWAY, and then with the `problem` of its connection
 */
export async function callRedis(
  url: string,
  command: string,
  ...args: (string | number)[]
): Promise<unknown> {
  const connection = await redisAt(url);
  try {
    return await connection.client.call(command, ...args);
  } catch (error) {
    const fault = redisFault(error as Error, connection);
    throw Object.assign(new Error(`Redis: ${fault.code}`), fault);
  }
}

/** Why a call failed, for the log and the operator. */
export type RedisFault = { code: string; problem?: string };

function redisFault(error: Error, { problem }: RedisConnection): RedisFault {
  const answer = answerOf(error);
  return answer === undefined ? { code: "REDIS_AWAY", problem: problem ?? timeout(error) } : { code: answer };
}

/**
 * An answer begins with its kind, such as OOM or READONLY, which Redis 6 wraps where a script meets it. The rest may quote
 * what was stored.
 */
function answerOf({ message }: Error): string | undefined {
  return /^(?:ERR Error running script .* -)?([A-Z]{2,})/.exec(message)?.[1];
}

const timeout = ({ message }: Error) => (/time(?:d )?out/i.test(message) ? "ETIMEDOUT" : undefined);

/** Leaves every Redis. */
export async function closeRedis(): Promise<void> {
  const all = [...(kept[CLIENTS]?.values() ?? [])];
  delete kept[CLIENTS];
  for (const made of await Promise.allSettled(all))
    if (made.status === "fulfilled") made.value.client.disconnect();
}

async function connect(url: string): Promise<RedisConnection> {
  if (!namesDatabase(url)) throw new Error("The address of Redis ends with what is no database");
  // Loaded only where it is needed, but from the same bundle: a function is one file.
  const { Redis } = await import(/* webpackMode: "eager" */ "ioredis");
  const { commandMs } = REDIS_TIMING;
  // It knows "rediss:" in small letters only: "REDISS:" would connect without TLS.
  const client = new Redis(
    url.replace(/^rediss?:/i, (scheme) => scheme.toLowerCase()),
    {
      // What cannot be sent now fails now, and nothing is sent a second time: there is a folder, and a count in memory.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      // Before the first call is given up, which then knows why.
      connectTimeout: 0.8 * commandMs,
      commandTimeout: commandMs,
      // A connection that was cut without a word is made anew.
      socketTimeout: 4 * commandMs,
      // Each try looks its name up, which goes on after `connectTimeout`: while DNS hangs, few may be under way.
      retryStrategy: (times) => Math.min(2 ** times * 100, 10_000),
      // After a failover the former master may keep its connections and refuse writes: the address may lead to the new one
      // by now.
      reconnectOnError: (error) => {
        if (answerOf(error) !== "READONLY") return false;
        connection.problem = "READONLY";
        return true;
      },
    },
  );
  const connection: RedisConnection = { client, problem: undefined };
  // One that loads its file, has no room for a client or hangs can be connected to, and does not become ready.
  client.on("connect", () => (connection.problem = "NOT_READY"));
  client.on("ready", () => (connection.problem = undefined));
  // Who calls hears of it. Without its own database it would go on in the first one, which may be another site's.
  client.on("error", (error: Error & { code?: string; command?: { name: string } }) => {
    // EPIPE says only that the other side has closed: what was known before says more.
    const code = error.code === "EPIPE" ? undefined : error.code;
    connection.problem = code ?? answerOf(error) ?? timeout(error) ?? connection.problem;
    if (error.command?.name === "select") client.disconnect(true);
  });
  await once(client, "ready", { signal: AbortSignal.timeout(commandMs) }).catch(() => undefined);
  return connection;
}
