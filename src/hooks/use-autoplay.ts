import { startTransition, useCallback, useState, useSyncExternalStore } from "react";
import { CAROUSEL_INTERVAL_MS, CAROUSEL_PAUSE_MS } from "../config";
import { useCountdown } from "./use-countdown";
import { useReducedMotion } from "./use-reduced-motion";

type Position = {
  index: number;
  /** The last move was manual: the next slide comes later. */
  resting: boolean;
  /** Counts moves, so that each starts its own countdown. */
  move: number;
};

const subscribe = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/** Whether the tab is hidden, such as one that is opened in the background. */
const useHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "hidden",
    () => false,
  );

/**
 * The state of a carousel of `count` slides: which one shows, and when the next follows (specification, section 4; WCAG
 * 2.2.2). It wraps both ways, pauses longer after a manual move, waits while `held` or while the tab is hidden, and does
 * not start by itself under reduced motion.
 */
export function useAutoplay(count: number, held: boolean) {
  const [{ index, resting, move }, setPosition] = useState<Position>({ index: 0, resting: false, move: 0 });
  const [wanted, setWanted] = useState<boolean | null>(null);
  const hidden = useHidden();
  const reducedMotion = useReducedMotion();
  const playing = wanted ?? !reducedMotion;

  // In a transition, so that the tap's own task does not render the slides as well.
  const to = useCallback(
    (next: (index: number) => number, resting: boolean) =>
      startTransition(() =>
        setPosition((now) => ({ index: (next(now.index) + count) % count, resting, move: now.move + 1 })),
      ),
    [count],
  );

  const waiting = !playing || held || hidden;
  useCountdown(
    resting ? CAROUSEL_PAUSE_MS : CAROUSEL_INTERVAL_MS,
    waiting,
    () => to((i) => i + 1, false),
    move,
  );

  return {
    index,
    resting,
    playing,
    waiting,
    /** Changes with every move, even to the same slide. */
    move,
    /** Manual moves: to a slide, or by a number of slides. */
    goTo: useCallback((target: number) => to(() => target, true), [to]),
    step: useCallback((by: number) => to((i) => i + by, true), [to]),
    toggle: () => setWanted(!playing),
  };
}
