import type { HistoryLocation } from "@reach/router";
import type { Context } from "react";

/** What Gatsby's version of the router has besides. */
declare module "@reach/router" {
  export const LocationContext: Context<{ location: HistoryLocation }>;
  export interface History {
    _onTransitionComplete: () => void;
  }
}
