import { useEffect, type RefObject } from "react";

/**
 * While the banner shows, the page gets more room to scroll, and a focused element is scrolled clear of the banner, but
 * never so far that its own beginning leaves the window: one taller than the window, such as `main`, stays where it is.
 */
export function useKeptClear(shown: boolean, banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!shown || !element) return;
    const root = document.documentElement;
    const clear = () => {
      const edge = element.getBoundingClientRect();
      root.style.setProperty("--promo-space", `${Math.ceil(window.innerHeight - element.offsetTop + 16)}px`);
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused) || focused.closest("dialog"))
        return;
      const { top, bottom } = focused.getBoundingClientRect();
      const hidden = bottom - edge.top + 16;
      const start = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
      const by = Math.min(hidden, top - start);
      if (by > 0 && top < window.innerHeight) window.scrollBy({ top: by });
    };
    // Not between press and release of a mouse, or the click would hit something else.
    const follow = ({ target }: FocusEvent) => (target as Element).matches(":focus-visible") && clear();
    clear();
    document.addEventListener("focusin", follow);
    document.addEventListener("click", clear);
    window.addEventListener("resize", clear);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("click", clear);
      window.removeEventListener("resize", clear);
      root.style.removeProperty("--promo-space");
    };
  }, [shown, banner]);
}
