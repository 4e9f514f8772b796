import { useEffect, type RefObject } from "react";

/**
 * Fades an element in once, when it scrolls into view (specification, section 9). Only elements that start below the
 * fold are hidden, and only by script: without scripts everything is visible. They are hidden once somebody scrolls:
 * before that, a picture of the whole page shows all of it. The observer reports where they start, because measuring
 * each element would make the browser lay out the page each time.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const block = ref.current;
    if (!block || typeof IntersectionObserver === "undefined") return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;

    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several entries at once; only the last one is current.
      const entry = entries.at(-1);
      const waits = block.dataset.reveal === "waiting";
      if (entry?.isIntersecting) {
        if (waits) block.dataset.reveal = "shown";
        observer.disconnect();
      } else if (!waits && entry) {
        const { top, width } = entry.boundingClientRect;
        if (top >= window.innerHeight || width === 0) block.dataset.reveal = "waiting";
        else observer.disconnect();
      }
    });
    const watch = () => observer.observe(block);
    document.addEventListener("scroll", watch, { once: true });
    return () => {
      document.removeEventListener("scroll", watch);
      observer.disconnect();
      delete block.dataset.reveal;
    };
  }, [ref]);
}
