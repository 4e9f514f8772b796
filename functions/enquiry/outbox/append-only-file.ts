import { setTimeout as wait } from "node:timers/promises";
import { log } from "../../log";
import { callRedis } from "../../redis";
import { REMOVED, REWRITTEN } from "./redis-scripts";

/** How long it is waited before Redis is asked again whether a rewrite has ended. */
const PAUSE_MS = 50;

/**
 * The append-only file of a Redis, which holds what was removed until it is rewritten. Redis does that by itself only
 * where the file has grown beyond 64 MB.
 */
export function appendOnlyFile(url: string): { forgetRemoved: () => Promise<string | undefined> } {
  let isRefused = false;

  /** What Redis says of it once no rewrite is under way. */
  async function state(): Promise<string> {
    const info = String(await callRedis(url, "INFO", "persistence"));
    if (!/aof_rewrite_(?:in_progress|scheduled):1/.test(info)) return info;
    await wait(PAUSE_MS);
    return state();
  }

  /** @returns whether nothing is in it by now that was removed before */
  async function rewrite(): Promise<boolean> {
    // One that was under way may have begun before the last removal.
    if ((await state()).includes("aof_enabled:0")) return true;
    await callRedis(url, "BGREWRITEAOF");
    return (await state()).includes("aof_last_bgrewrite_status:ok");
  }

  /**
   * Has the file rewritten if anything was removed since that was last done, by whichever server.
   * @returns why what was removed may still be in it, for people
   * @throws if Redis does not answer
   */
  async function forgetRemoved(): Promise<string | undefined> {
    const [removed, rewritten] = (await callRedis(url, "MGET", REMOVED, REWRITTEN)) as (string | null)[];
    if (removed === rewritten) return undefined;
    const wasRefused = isRefused;
    isRefused = !(await rewrite().catch(() => false));
    if (!isRefused) {
      await callRedis(url, "SET", REWRITTEN, removed!);
      return undefined;
    }
    // It is asked again in each round.
    const refused = { outcome: "unsafe", setting: "BGREWRITEAOF", is: "refused", safe: "done" };
    if (!wasRefused) log("outbox", refused, "warn");
    return "Redis has not rewritten its append-only file, which may still hold what was removed: see docs/deploy.md.";
  }

  return { forgetRemoved };
}
