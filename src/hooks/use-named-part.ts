import { useEffect, useRef } from "react";

/**
 * After a client-side navigation to a part that the address names, moves the focus there, as browsers do when they load
 * a page themselves.
 */
export function useNamedPart(path: string): void {
  const loaded = useRef(true);
  useEffect(() => {
    const part = loaded.current ? null : document.getElementById(window.location.hash.slice(1));
    loaded.current = false;
    if (!part) return;
    if (!part.hasAttribute("tabindex")) {
      part.tabIndex = -1;
      part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
    }
    // The router focuses the page's beginning in an effect, after this one.
    queueMicrotask(() => part.focus({ preventScroll: true }));
  }, [path]);
}
