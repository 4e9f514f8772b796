import { LocationContext, LocationProvider } from "@reach/router";
import { useContext, useDeferredValue, useLayoutEffect, type Context, type ReactNode } from "react";

declare module "@reach/router" {
  /** Missing in its types. */
  export const LocationContext: Context<LocationContext>;
}

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
  return <LocationContext value={shown}>{children}</LocationContext>;
}

const ignore = (event: Event) => event.stopImmediatePropagation();
