/** The scripts start after this time, even if the picture is still missing. */
export const LONGEST_WAIT_MS = 3_000;

/** Whatever a visitor does first, the scripts start at once. */
const START_EVENTS = ["pointerdown", "keydown", "touchstart", "focusin", "scroll"];

/**
 * A script that starts other scripts once the page is loaded and painted, its hero picture included, or as soon as the
 * visitor does something, or after three seconds. They run in the order given, each exactly once.
 * A page can be loaded before anything of it is painted; scripts that start then delay the first paint.
 * @param sources same-origin addresses
 */
export const scriptLoader = (sources: readonly string[]): string => `((sources, events) => {
  const options = { capture: true, passive: true };
  const start = () => {
    for (const src of sources.splice(0)) document.head.append(Object.assign(document.createElement("script"), { src, async: false }));
    for (const event of events) removeEventListener(event, start, options);
  };
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  const loaded = () => {
    const first = document.querySelector("img[loading=eager]");
    first?.decode ? first.decode().then(painted, painted) : painted();
  };
  for (const event of events) addEventListener(event, start, options);
  document.readyState === "complete" ? loaded() : addEventListener("load", loaded);
  setTimeout(start, ${LONGEST_WAIT_MS});
})(${JSON.stringify(sources)}, ${JSON.stringify(START_EVENTS)})`;

/**
 * A script that asks for another one once something of the page is painted, so that it competes with nothing a visitor
 * waits for. A page that is not painted, as in a tab in the background, asks for it after three seconds. It runs once.
 * @param source a same-origin address
 */
export const oncePainted = (source: string): string => `((script) => {
  const ask = () => document.head.append(script);
  script.src = ${JSON.stringify(source)};
  new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").length && ask())
    .observe({ type: "paint", buffered: true });
  setTimeout(ask, ${LONGEST_WAIT_MS});
})(document.createElement("script"))`;
