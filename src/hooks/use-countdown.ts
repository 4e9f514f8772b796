import { useEffect, useRef } from "react";

/**
 * Calls `onEnd` after `duration` ms, not counting the time while `held`.
 * @param key restarts the countdown when it changes
 */
export function useCountdown(duration: number, held: boolean, onEnd: () => void, key: unknown): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    left.current = duration;
  }, [duration, key]);
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [duration, held, key]);
}
