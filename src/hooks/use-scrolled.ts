import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
};

/** Whether the page is scrolled further than `threshold` px; undefined until scripts can tell, as in prebuilt pages. */
export const useScrolled = (threshold: number): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => undefined,
  );
