import { useEffect, type RefObject } from "react";

/**
 * Lets an element appear once, when it scrolls into view (specification, section 9). Only an element that starts below
 * the fold is ever hidden, and only by the script that will show it again.
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
