import { once } from "node:events";
import type { Redis } from "ioredis";
import { namesDatabase } from "./redis-address";

/** How long Redis may take for a command: a visitor's enquiry is to reach the folder within `storeMs` all the same. */
export const REDIS_TIMING = { commandMs: 500 };

type RedisConnection = {
  client: Redis;
  /**
   * Why it is away: the code of its last error, such as ENOTFOUND or WRONGPASS, or NOT_READY if it accepts the
   * connection but no commands. Undefined once it is ready.
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
 * The connection to the Redis of this address, as soon as it is ready, has failed, or has taken longer than
 * `commandMs`. It goes on trying.
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
 * An error of Redis begins with its kind, such as OOM or READONLY, which Redis 6 wraps if it happens in a script. The
 * rest may quote what was stored.
 */
function answerOf({ message }: Error): string | undefined {
  return /^(?:ERR Error running script .* -)?([A-Z]{2,})/.exec(message)?.[1];
}

const timeout = ({ message }: Error) => (/time(?:d )?out/i.test(message) ? "ETIMEDOUT" : undefined);

/** Disconnects from every Redis. */
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
  // ioredis knows "rediss:" in small letters only: "REDISS:" would connect without TLS.
  const client = new Redis(
    url.replace(/^rediss?:/i, (scheme) => scheme.toLowerCase()),
    {
      // What cannot be sent now fails now, and nothing is sent a second time: there is a folder, and a count in memory.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      // Shorter than the wait for the first connection, so that the reason is known by then.
      connectTimeout: 0.8 * commandMs,
      commandTimeout: commandMs,
      // A connection that was cut without notice is made anew.
      socketTimeout: 4 * commandMs,
      // Each try starts a DNS lookup, which goes on after `connectTimeout`: while DNS hangs, few may be under way.
      retryStrategy: (times) => Math.min(2 ** times * 100, 10_000),
      // After a failover the former master may keep its connections and refuse writes: the address may lead to the new
      // one by now.
      reconnectOnError: (error) => {
        if (answerOf(error) !== "READONLY") return false;
        connection.problem = "READONLY";
        return true;
      },
    },
  );
  const connection: RedisConnection = { client, problem: undefined };
  // A Redis that is loading its file, has too many clients or hangs accepts a connection, but does not become ready.
  client.on("connect", () => (connection.problem = "NOT_READY"));
  client.on("ready", () => (connection.problem = undefined));
  // Callers get their own errors. If `SELECT` fails, the client would go on in database 0, which may be another site's.
  client.on("error", (error: Error & { code?: string; command?: { name: string } }) => {
    // EPIPE says only that the other side has closed: anything known before says more.
    const code = error.code === "EPIPE" ? (connection.problem ?? error.code) : error.code;
    connection.problem = code ?? answerOf(error) ?? timeout(error) ?? connection.problem;
    if (error.command?.name === "select") client.disconnect(true);
  });
  await once(client, "ready", { signal: AbortSignal.timeout(commandMs) }).catch(() => undefined);
  return connection;
}
