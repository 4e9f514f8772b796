import { useEffect, useRef } from "react";

/**
 * On the way to a part that the address names, puts the keyboard there, as browsers do where they load the page
 * themselves.
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
