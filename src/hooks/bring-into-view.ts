/**
 * Scrolls an element into view at once, and no further than needed. It first ends a smooth scroll under way, as after
 * Tab, which would scroll away again. The browser may have run that scroll's last steps on another thread, so all is
 * repeated after they are drawn.
 */
export function bringIntoView(element: Element | null): void {
  const jump = () => {
    window.scrollTo({ behavior: "instant" });
    element?.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  jump();
  requestAnimationFrame(() => requestAnimationFrame(jump));
}
