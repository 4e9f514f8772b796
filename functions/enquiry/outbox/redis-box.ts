import { callRedis } from "../../redis";
import { READ } from "./redis-scripts";

/** How many texts are in one reply: each reply has a time of its own, however many entries wait. */
const PAGE = 100;

/** Name, time (ms) and text of what is wanted of a box, the longest there first. What goes meanwhile is left out. */
export async function* readBox(
  url: string,
  box: string,
  isWanted = (_name: string) => true,
): AsyncGenerator<[string, string, string]> {
  const keys = [`{enquiries}:${box}`, `{enquiries}:${box}:since`] as const;
  const all = (await callRedis(url, "ZRANGE", keys[1], 0, -1)) as string[];
  const names = all.filter(isWanted);
  for (let from = 0; from < names.length; from += PAGE) {
    const page = names.slice(from, from + PAGE);
    yield* (await callRedis(url, "EVAL", READ, 2, ...keys, ...page)) as [string, string, string][];
  }
}
