import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../ui/visually-hidden";

/** The page sets its title when it is shown (head.tsx), in `gatsby develop` an animation frame later. */
const TITLE_SETTLES_MS = 100;

/**
 * Announces the new page's title after a client-side navigation. Gatsby's own announcer reads the first heading instead
 * (on the home page a slide's), so gatsby-browser.tsx turns it off.
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
