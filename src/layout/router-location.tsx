// eslint-disable-next-line import-x/no-extraneous-dependencies -- Gatsby's name for the version of the router that it brings
import { globalHistory, LocationContext } from "@reach/router";
import { startTransition, useEffect, useState, type ReactNode } from "react";

/**
 * The router's location, changed in a transition: React renders the next page in slices, and the page that shows keeps
 * answering meanwhile. The router's own provider, which Gatsby renders where it finds none, renders a page in one task.
 */
export function RouterLocation({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(globalHistory.location);
  // Until it is told, the router takes a further navigation for a correction of this one.
  useEffect(() => globalHistory._onTransitionComplete(), [location]);
  useEffect(() => globalHistory.listen((change) => startTransition(() => setLocation(change.location))), []);
  return <LocationContext value={{ location }}>{children}</LocationContext>;
}
