import { startTransition, useEffect, useState, type RefObject } from "react";

/** Whether any part of an element is in the window; true until that is observed, and where nothing can observe it. */
export function useInSight(ref: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      // In a transition, so that scrolling does not wait for what is rendered.
      if (last) startTransition(() => setInSight(last.isIntersecting));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inSight;
}
