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
  /** Missing from the types of @reach/router. */
  export const LocationContext: Context<LocationContext>;
}

/** The Navigation API, which TypeScript and some browsers do not know yet. */
type Navigating = { navigation?: EventTarget };
type NavigateEvent = Event & {
  navigationType: "push" | "reload" | "replace" | "traverse";
  canIntercept: boolean;
  destination: { url: string };
  intercept: (options: { scroll: "manual"; focusReset: "manual" }) => void;
};

/**
 * Puts the router's location in a transition: React renders the next page in slices, while the previous one stays on
 * screen and responds. Gatsby's own location changes at once, and a page then renders in one task.
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
  // Gatsby saves the scroll position of a page. React gives Gatsby's scroll component the next page's location as soon
  // as it renders, so while the previous page is still shown, its position would be saved for the next one. On Back and
  // Forward, Safari scrolls before that, in the frame before the router learns of the new location.
  useLayoutEffect(() => {
    const holdBack = () => window.addEventListener("scroll", ignore, { capture: true });
    const onPopState = () => {
      if (window.location.pathname !== shown.location.pathname) holdBack();
    };
    if (isChanging) holdBack();
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("scroll", ignore, { capture: true });
      window.removeEventListener("popstate", onPopState);
    };
  }, [isChanging, shown]);
  useEffect(() => {
    const { navigation } = window as Navigating;
    navigation?.addEventListener("navigate", keepStill);
    return () => navigation?.removeEventListener("navigate", keepStill);
  }, []);
  return <LocationContext value={shown}>{children}</LocationContext>;
}

const ignore = (event: Event) => event.stopImmediatePropagation();

/**
 * On Back and Forward the browser would smoothly scroll the page that is still shown to the next page's position, and
 * where that ends would be saved as the next page's position. Gatsby itself scrolls once the next page is there, but
 * does nothing for a hash that names no part of it: addresses with a hash, and places within a page, are left to the
 * browser.
 */
function keepStill(event: Event): void {
  const navigate = event as NavigateEvent;
  if (navigate.navigationType !== "traverse" || !navigate.canIntercept) return;
  const { pathname, hash } = new URL(navigate.destination.url);
  if (pathname !== window.location.pathname && !hash)
    navigate.intercept({ scroll: "manual", focusReset: "manual" });
}
