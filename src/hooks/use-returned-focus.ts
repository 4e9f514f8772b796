import { useRef, type FocusEvent } from "react";

/**
 * For an element that is removed while it has the focus: `returnFocus`, called before that, moves the focus back to
 * where it came from.
 */
export function useReturnedFocus() {
  const last = useRef<{ from: Element; into: Element }>(null);
  return {
    onFocus: ({ currentTarget: into, relatedTarget: from }: FocusEvent) => {
      // When the window gets the focus back, it comes from no element.
      if (from && !into.contains(from)) last.current = { from, into };
    },
    returnFocus: () => {
      const { from, into } = last.current ?? {};
      if (from instanceof HTMLElement && into?.contains(document.activeElement))
        from.focus({ preventScroll: true });
    },
  };
}
