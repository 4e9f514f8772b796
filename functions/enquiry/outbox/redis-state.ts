import { callRedis } from "../../redis";
import { READ } from "./redis-scripts";

/** How many texts are in one reply: each reply has a time of its own, however many entries wait. */
const PAGE = 100;

/** The keys of a state: a hash of texts by name, and a sorted set of since when (ms) each has been there. */
export const keysOf = (state: string) => [`{enquiries}:${state}`, `{enquiries}:${state}:since`] as const;

/**
 * Reads what is in a state, the longest there first; what is removed meanwhile is left out.
 * @param isWanted whether to read what has this name
 * @returns name, time (ms) and text of each
 */
export async function* readState(
  url: string,
  state: string,
  isWanted = (_name: string) => true,
): AsyncGenerator<[string, string, string]> {
  const keys = keysOf(state);
  const all = (await callRedis(url, "ZRANGE", keys[1], 0, -1)) as string[];
  const names = all.filter(isWanted);
  for (let from = 0; from < names.length; from += PAGE) {
    const page = names.slice(from, from + PAGE);
    yield* (await callRedis(url, "EVAL", READ, 2, ...keys, ...page)) as [string, string, string][];
  }
}
