/**
 * Scrolls at once, and only as far as an element is out of view. A glide that is under way, as after Tab, ends: it would
 * lead away again. Its last steps, which the browser has taken on another thread meanwhile, come with the next frame.
 */
export function bringIntoView(element: Element | null): void {
  const jump = () => {
    window.scrollTo({ behavior: "instant" });
    element?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  jump();
  requestAnimationFrame(() => requestAnimationFrame(jump));
}
