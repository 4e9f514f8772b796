import { useRef, type FocusEvent } from "react";

/** For an element that is removed while it has the focus: gives the focus back to where it came from. */
export function useReturnedFocus() {
  const from = useRef<EventTarget | null>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) from.current = null;
    },
    returnFocus: () => {
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    },
  };
}
