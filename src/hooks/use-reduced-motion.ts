import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(prefers-reduced-motion: reduce)");

const subscribe = (changed: () => void) => {
  const list = query();
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
};

/** Whether the visitor asked for less motion; false in prebuilt pages. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
