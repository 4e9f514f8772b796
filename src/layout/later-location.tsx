import { LocationProvider, ServerLocation, type LocationContext } from "@reach/router";
import { useContext, useDeferredValue, type Context, type ReactElement, type ReactNode } from "react";

type Router = Context<LocationContext>;

/** The router's context. It exports that only within this element. */
const RouterContext = (ServerLocation as unknown as (props: { url: string }) => ReactElement<object, Router>)(
  { url: "/" },
).type;

/**
 * Puts the router's location in a transition: React renders the next page in slices, with the one before it on screen and
 * answering. Gatsby's own location changes at once, and a page then renders in one task.
 */
export const LaterLocation = ({ children }: { children: ReactNode }) => (
  <LocationProvider>
    <Later>{children}</Later>
  </LocationProvider>
);

const Later = ({ children }: { children: ReactNode }) => (
  <RouterContext value={useDeferredValue(useContext(RouterContext))}>{children}</RouterContext>
);
