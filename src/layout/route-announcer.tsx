import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../ui/visually-hidden";

/** Helmet writes the title in the frame after the page has changed; a moment later it is surely there. */
const TITLE_SETTLES_MS = 100;

/**
 * Says the new page's title after a client-side navigation. Gatsby's own announcer, which says the first heading instead
 * (on the home page that of a slide), is silenced in gatsby-browser.
 */
export function RouteAnnouncer({ path }: { path: string }) {
  const [title, setTitle] = useState("");
  const announced = useRef(path);
  useEffect(() => {
    if (announced.current === path) return;
    announced.current = path;
    const timer = setTimeout(() => setTitle(document.title), TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <VisuallyHidden as="p" aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
