/** The scripts start by now, even if a picture still has not come. */
export const LONGEST_WAIT_MS = 3_000;

/** What a visitor does first; whichever it is, the scripts start at once. */
const WAKING_EVENTS = ["pointerdown", "keydown", "touchstart", "focusin", "scroll"];

/**
 * An inline script that starts other scripts once the page is loaded and painted, its hero picture included, or as
 * soon as the visitor does something, or after three seconds. They run in the order given, each exactly once.
 * A page can be loaded before anything of it shows; scripts that start then hold the first paint up.
 * Plain JavaScript of an old kind, since it runs as it stands. `sources` are same-origin addresses.
 */
export function scriptLoader(sources: readonly string[]): string {
  return [
    "(function(d,w,s,e){var o={capture:true,passive:true};",
    "function go(){if(!s)return;",
    's.forEach(function(u){var t=d.createElement("script");t.src=u;t.async=false;d.head.appendChild(t)});',
    "s=0;e.forEach(function(n){w.removeEventListener(n,go,o)})}",
    "function frame(next){return function(){w.requestAnimationFrame(next)}}",
    "function painted(){frame(frame(function(){setTimeout(go)}))()}",
    'function loaded(){var i=d.querySelector("img[fetchpriority=high]");',
    "if(i&&i.decode)i.decode().then(painted,painted);else painted()}",
    'if(d.readyState==="complete"){go();return}',
    "e.forEach(function(n){w.addEventListener(n,go,o)});",
    'w.addEventListener("load",loaded);',
    `setTimeout(go,${LONGEST_WAIT_MS})`,
    `})(document,window,${inline(sources)},${inline(WAKING_EVENTS)})`,
  ].join("");
}

/** JSON that cannot end the script element it stands in. */
function inline(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
