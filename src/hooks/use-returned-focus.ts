import { useRef, type FocusEvent } from "react";

/** Gives the focus back to where it came from, for what goes away while it has it: the focus would belong to nothing then. */
export function useReturnedFocus() {
  const from = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    },
    returnFocus: () => {
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    },
  };
}
