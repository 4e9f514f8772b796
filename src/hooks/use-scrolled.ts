import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
};

/** Whether the page is scrolled further than `threshold` px; false in prebuilt pages. */
export const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
