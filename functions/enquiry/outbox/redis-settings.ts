import { log } from "../../log";
import { callRedis } from "../../redis";
import { isAway } from "./store-errors";

/**
 * The settings with which Redis writes an entry to its disk before it answers, never evicts it, and takes no snapshots,
 * which would keep what was removed.
 */
const SAFE = { appendonly: "yes", appendfsync: "always", "maxmemory-policy": "noeviction", save: "" };

/**
 * Logs each setting of a Redis with which it may lose an entry, or keep what was removed.
 * @throws if it is away
 */
export async function checkSettings(url: string): Promise<void> {
  const settings = Object.entries(SAFE);
  const found = await Promise.all(settings.map(([setting]) => settingOf(url, setting)));
  for (const [index, [setting, safe]] of settings.entries()) {
    const is = found[index];
    if (is !== safe) log("outbox", { outcome: "unsafe", setting, is, safe }, "warn");
  }
}

/** The value of a setting; "unknown" if Redis does not tell, as at some hosts. */
async function settingOf(url: string, setting: string): Promise<string> {
  const found = await callRedis(url, "CONFIG", "GET", setting).catch((error: unknown) => {
    if (isAway(error)) throw error;
    return [];
  });
  const [, is = "unknown"] = found as string[];
  return is;
}
