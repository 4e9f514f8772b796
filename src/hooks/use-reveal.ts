import { useEffect, type RefObject } from "react";

/**
 * Fades an element in once, when it scrolls into view (specification, section 9). Only elements that start below the fold
 * are hidden, and only by script, so without scripts everything is visible.
 */
export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const block = ref.current;
    if (!block || typeof IntersectionObserver === "undefined") return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (block.getBoundingClientRect().top < window.innerHeight) return;

    block.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      block.dataset.reveal = "shown";
      observer.disconnect();
    });
    observer.observe(block);
    return () => {
      observer.disconnect();
      delete block.dataset.reveal;
    };
  }, [ref]);
}
