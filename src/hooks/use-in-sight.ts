import { startTransition, useEffect, useState, type RefObject } from "react";

/** Whether any part of an element is in the window; true as long as the browser has not said. */
export function useInSight(ref: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) startTransition(() => setInSight(last.isIntersecting));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inSight;
}
