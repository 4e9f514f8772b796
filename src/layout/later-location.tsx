import { LocationContext, LocationProvider } from "@reach/router";
import {
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  type Context,
  type ReactNode,
} from "react";

declare module "@reach/router" {
  /** Missing in its types. */
  export const LocationContext: Context<LocationContext>;
}

type NavigateEvent = Event & { destination: { sameDocument: boolean; url: string } };

/** The Navigation API, which TypeScript and some browsers do not know yet. */
type Navigating = { navigation?: EventTarget };

/**
 * Puts the router's location in a transition: React renders the next page in slices, with the one before it on screen and
 * answering. Gatsby's own location changes at once, and a page then renders in one task.
 */
export const LaterLocation = ({ children }: { children: ReactNode }) => (
  <LocationProvider>
    <Later>{children}</Later>
  </LocationProvider>
);

function Later({ children }: { children: ReactNode }) {
  const now = useContext(LocationContext);
  const shown = useDeferredValue(now);
  const isChanging = now !== shown;
  // Gatsby keeps where a page was scrolled to. React gives its component the next page's location as soon as it renders,
  // so it would keep for that page how far the one before it is scrolled meanwhile.
  useLayoutEffect(() => {
    if (!isChanging) return;
    window.addEventListener("scroll", ignore, { capture: true });
    return () => window.removeEventListener("scroll", ignore, { capture: true });
  }, [isChanging]);
  // On Back and Forward the browser would take the page that is still shown to where the other one was, in a glide, and
  // keep what it reached as its place. Within a page, and where one is loaded anew, that is left to the browser.
  useEffect(() => {
    window.history.scrollRestoration = "auto";
    const { navigation } = window as Navigating;
    navigation?.addEventListener("navigate", keepStill);
    return () => navigation?.removeEventListener("navigate", keepStill);
  }, [shown]);
  return <LocationContext value={shown}>{children}</LocationContext>;
}

const ignore = (event: Event) => event.stopImmediatePropagation();

/** Marks the entry that is left: it is too late for that on the way back to it. */
function keepStill(event: Event): void {
  const { sameDocument, url } = (event as NavigateEvent).destination;
  if (sameDocument && new URL(url).pathname !== window.location.pathname)
    window.history.scrollRestoration = "manual";
}
