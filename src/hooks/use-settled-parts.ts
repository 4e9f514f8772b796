import { useEffect, useLayoutEffect } from "react";
import { WHOLE } from "../theme/split-styles";
import { partsAndFooter } from "./page-parts";

/** The heights of the parts of each page that this visit has seen, in pixels, by path, and the window's outer width and zoom. */
const known = new Map<string, number[]>();

/** Asked for `innerWidth`, browsers lay the page out at once. */
const keyOf = (path: string): string => `${path} ${window.outerWidth} ${window.devicePixelRatio}`;

/** Lays a part out, wherever it is, for as long as the page is shown (global.tsx). @returns its height in pixels */
function layOut(part: HTMLElement): number {
  part.style.setProperty("--late", "visible");
  return part.getBoundingClientRect().height;
}

/**
 * Parts far below are not laid out before they come near (global.tsx). As soon as the browser has nothing else to do,
 * each is laid out for good, so that a jump ends where it should and a picture of the whole page shows all of it; and a
 * page that returns begins with the heights it had, so that Back finds its place. On the way to a part that the address
 * names, all are laid out at once: the router jumps there as soon as the page is shown, and browsers know of no `:target`
 * then (global.tsx).
 */
export function useSettledParts(path: string): void {
  useLayoutEffect(() => {
    const parts = partsAndFooter();
    if (window.location.hash) parts.forEach(layOut);
    known.get(keyOf(path))?.forEach((height, position) => {
      parts[position]?.style.setProperty("contain-intrinsic-block-size", `auto ${height}px`);
    });
    // Only the page with which the document was loaded anew is laid out as a whole.
    return () => void document.documentElement.style.removeProperty(WHOLE);
  }, [path]);

  useEffect(() => {
    // Browsers that have none lay everything out at once.
    if (!("requestIdleCallback" in window)) return;
    const parts = partsAndFooter();
    const heights: number[] = [];
    known.set(keyOf(path), heights);
    const layOutNext = () => {
      const part = parts[heights.length];
      if (!part) return;
      // While the web fonts' script holds it back (fonts.ts), it has no height of its own.
      if (!part.style.contentVisibility) heights.push(layOut(part));
      idle = requestIdleCallback(layOutNext);
    };
    let idle = requestIdleCallback(layOutNext);
    return () => cancelIdleCallback(idle);
  }, [path]);
}
