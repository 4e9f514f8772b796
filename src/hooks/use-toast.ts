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

/** Shows a toast, replacing the current one. */
export const showToast = (toast: Toast): void => set({ ...toast, id: ++count });

export const dismissToast = (): void => set(null);

/** The current toast; its `id` distinguishes equal ones. */
export const useToast = (): Shown | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
