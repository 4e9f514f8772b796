import { useEffect, useLayoutEffect } from "react";
import { WHOLE } from "../theme/split-styles";
import { partsAndFooter } from "./page-parts";

/** The heights in pixels of the parts of each page visited, by its path, the window's outer width and its zoom. */
const known = new Map<string, number[]>();

/** Not `innerWidth`: reading it makes the browser lay the page out at once. */
const keyOf = (path: string): string => `${path} ${window.outerWidth} ${window.devicePixelRatio}`;

/** Lays a part out, wherever it is, for as long as the page is shown (global.tsx). @returns its height in pixels */
function layOut(part: HTMLElement): number {
  part.style.setProperty("--late", "visible");
  return part.getBoundingClientRect().height;
}

/**
 * Parts far below the window are laid out only when they come near (global.tsx). Once the browser is idle, this lays
 * out each of them for good, so that a jump ends where it should and a picture of the whole page shows all of it. A
 * page that is visited again begins with the heights it had, so that Back finds its place. If the address names a part,
 * all parts are laid out at once: the router jumps to it as soon as the page is shown, when `:target` (global.tsx) does
 * not match yet.
 */
export function useSettledParts(path: string): void {
  useLayoutEffect(() => {
    const parts = partsAndFooter();
    if (window.location.hash) parts.forEach(layOut);
    known.get(keyOf(path))?.forEach((height, position) => {
      parts[position]?.style.setProperty("contain-intrinsic-block-size", `auto ${height}px`);
    });
    // `WHOLE` is only for the page that the document was loaded with.
    return () => void document.documentElement.style.removeProperty(WHOLE);
  }, [path]);

  useEffect(() => {
    // Browsers without it lay everything out at once.
    if (!("requestIdleCallback" in window)) return;
    const parts = partsAndFooter();
    const heights: number[] = [];
    known.set(keyOf(path), heights);
    const layOutNext = () => {
      const part = parts[heights.length];
      if (!part) return;
      // A part that the web fonts' script still hides (fonts.ts) has no height of its own: it is tried again.
      if (!part.style.contentVisibility) heights.push(layOut(part));
      idle = requestIdleCallback(layOutNext);
    };
    let idle = requestIdleCallback(layOutNext);
    return () => cancelIdleCallback(idle);
  }, [path]);
}
