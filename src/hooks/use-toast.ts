import { useSyncExternalStore } from "react";

export type Toast = {
  title: string;
  description: string;
  tone: "success" | "destructive";
};

type Shown = Toast & { id: number };

let current: Shown | null = null;
let count = 0;
const listeners = new Set<() => void>();

const set = (toast: Shown | null): void => {
  current = toast;
  listeners.forEach((changed) => changed());
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Shows a toast in place of the one that may be showing: there is one at a time. */
export const showToast = (toast: Toast): void => set({ ...toast, id: ++count });

export const dismissToast = (): void => set(null);

/** The toast to show now; its `id` tells two equal ones apart. */
export const useToast = (): Shown | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
