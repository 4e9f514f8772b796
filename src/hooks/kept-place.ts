import { useEffect } from "react";
import { pageParts } from "./page-parts";
import { readSession, writeSession } from "./session";

/** The key in session storage of the part that the next document begins with. */
const KEY = "place";

/** Keeps which part of the page is on screen, for the same page in another language. */
export function keepPlace(): void {
  const place = pageParts().findLastIndex(
    (part) => part.getBoundingClientRect().top <= window.innerHeight / 2,
  );
  writeSession(KEY, String(place));
}

/**
 * Begins with the part that was on screen in the other language, unless the visitor has scrolled by then. It is forgotten
 * as soon as it is read.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    const place = Number(readSession(KEY));
    writeSession(KEY, null);
    if (place > 0 && window.scrollY === 0) pageParts()[place]?.scrollIntoView({ behavior: "instant" });
  }, []);
}
