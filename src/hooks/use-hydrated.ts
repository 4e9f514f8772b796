import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in prebuilt pages and while React takes them over, true from then on: scripts work. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
