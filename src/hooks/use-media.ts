import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; false in prebuilt pages. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor asked for less motion. */
export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)");
