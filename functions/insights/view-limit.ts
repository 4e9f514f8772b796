import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";

/**
 * Views that are counted in a minute: of one sender, which may be a whole office, and of all. A line of the log each
 * must not fill a disk.
 */
const OF_ONE = 600;
const OF_ALL = 1_800;
const WINDOW_S = 60;

/** Counts a view of a sender. @returns whether it is one too many */
export type ViewLimit = (sender: string) => Promise<boolean>;

/** Counts in this process alone: page views are no reason to ask another server. */
export function viewLimit(ofOne = OF_ONE, ofAll = OF_ALL): ViewLimit {
  const one = new RateLimiterMemory({ points: ofOne, duration: WINDOW_S });
  const all = new RateLimiterMemory({ points: ofAll, duration: WINDOW_S });
  return async (sender) => {
    try {
      await one.consume(sender);
      await all.consume("all");
      return false;
    } catch {
      return true;
    }
  };
}
