/**
 * Scrolls at once, and only as far as an element is out of view. A glide that is under way, as after Tab, ends where it
 * is: it would go on and take the element out of view again.
 */
export function bringIntoView(element: Element | null): void {
  window.scrollTo({ behavior: "instant" });
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
