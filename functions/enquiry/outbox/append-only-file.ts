import { setTimeout as wait } from "node:timers/promises";
import { log } from "../../log";
import { callRedis } from "../../redis";
import { REMOVED, REWRITTEN } from "./redis-scripts";

/** How long to wait for a rewrite, and between two checks whether it has ended. */
export const REWRITE_TIMING = { mostMs: 5_000, pauseMs: 50 };

/**
 * Failures that pass by themselves, so are not logged: Redis is busy, full, away, without replicas, or now a replica.
 */
const PASSING = ["BUSY", "OOM", "REDIS_AWAY", "NOREPLICAS", "READONLY"];

/**
 * The append-only file of a Redis, which holds what was removed until it is rewritten. Redis does that by itself only
 * where the file has grown beyond 64 MB.
 */
export function appendOnlyFile(url: string): { forgetRemoved: () => Promise<string | undefined> } {
  let isRefused = false;
  /** Which Redis last accepted `BGREWRITEAOF` from us, and how many had been removed then. */
  let asked: string | undefined;

  /**
   * `INFO persistence`, once no rewrite is under way.
   * @throws with the code `BUSY` if one still is at the deadline
   */
  async function state(deadline: number): Promise<string> {
    const info = String(await callRedis(url, "INFO", "persistence"));
    if (!/aof_rewrite_(?:in_progress|scheduled):1/.test(info)) return info;
    if (performance.now() > deadline) throw Object.assign(new Error(), { code: "BUSY" });
    await wait(REWRITE_TIMING.pauseMs);
    return state(deadline);
  }

  const order = () => callRedis(url, "BGREWRITEAOF");

  /** @throws if the file may still hold something that was removed */
  async function rewrite(removed: string): Promise<void> {
    const deadline = performance.now() + REWRITE_TIMING.mostMs;
    // A rewrite that was under way may have begun before the last removal, unless we asked for it after that.
    const before = await state(deadline);
    if (before.includes("aof_enabled:0") || (asked === removed && isRewritten(before))) return;
    await order().catch(async () => {
      // Another server may have asked first, and its rewrite may have begun before the last removal: wait, and ask
      // again.
      await state(deadline);
      await order();
    });
    asked = removed;
    if (!isRewritten(await state(deadline))) throw Object.assign(new Error(), { code: "ERR" });
  }

  /**
   * Has the file rewritten if anything was removed since the last rewrite, whichever server asked for that.
   * @returns why what was removed may still be in it, for people
   * @throws if Redis does not answer
   */
  async function forgetRemoved(): Promise<string | undefined> {
    const [counts, server] = await Promise.all([callRedis(url, "MGET", REMOVED, REWRITTEN), serverOf(url)]);
    const [count, rewritten] = counts as (string | null)[];
    // A replica copies both values, but has its own file: after a failover that is rewritten as well.
    const removed = `${server} ${count}`;
    if (count === null || removed === rewritten) return undefined;
    const wasRefused = isRefused;
    const problem = await rewrite(removed)
      .then(() => callRedis(url, "SET", REWRITTEN, removed))
      .then(
        () => undefined,
        ({ code }: { code: string }) => code,
      );
    isRefused = problem !== undefined && !PASSING.includes(problem);
    if (problem === undefined) return undefined;
    // It is asked again in each round.
    const refused = { outcome: "unsafe", setting: "BGREWRITEAOF", is: "refused", safe: "done" };
    if (isRefused && !wasRefused) log("outbox", refused, "warn");
    return "Redis has not rewritten its append-only file, which may still hold what was removed: see docs/deploy.md.";
  }

  return { forgetRemoved };
}

/** The id that a Redis gives itself at each start; undefined where its user may not ask. */
async function serverOf(url: string): Promise<string | undefined> {
  const info = await callRedis(url, "INFO", "server").catch(() => "");
  return /run_id:\w+/.exec(String(info))?.[0];
}

/** Whether the last rewrite was done; after a start of Redis there was none yet. */
function isRewritten(info: string): boolean {
  return info.includes("aof_last_bgrewrite_status:ok") && !info.includes("aof_last_rewrite_time_sec:-1");
}
