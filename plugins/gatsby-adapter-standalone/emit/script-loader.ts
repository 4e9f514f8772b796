/** The scripts start after this time, even if the picture is still missing. */
export const LONGEST_WAIT_MS = 3_000;

/** Whatever a visitor does first, the scripts start at once. */
const START_EVENTS = ["pointerdown", "keydown", "touchstart", "focusin", "scroll"];

const OPENING = "(function(d,w,s,e){var o={capture:true,passive:true};";

/** Whether an inline script is the one that `scriptLoader` makes. */
export function isScriptLoader(code: string): boolean {
  return code.startsWith(OPENING);
}

/**
 * An inline script that starts other scripts once the page is loaded and painted, its hero picture included, or as
 * soon as the visitor does something, or after three seconds. They run in the order given, each exactly once.
 * A page can be loaded before anything of it is painted; scripts that start then delay the first paint.
 * ES5, since nothing transpiles it.
 * @param sources same-origin addresses
 */
export function scriptLoader(sources: readonly string[]): string {
  return [
    OPENING,
    "function go(){if(!s)return;",
    's.forEach(function(u){var t=d.createElement("script");t.src=u;t.async=false;d.head.appendChild(t)});',
    "s=0;e.forEach(function(n){w.removeEventListener(n,go,o)})}",
    "function frame(next){return function(){w.requestAnimationFrame(next)}}",
    "function painted(){frame(frame(function(){setTimeout(go)}))()}",
    'function loaded(){var i=d.querySelector("img[loading=eager]");',
    "if(i&&i.decode)i.decode().then(painted,painted);else painted()}",
    'if(d.readyState==="complete"){go();return}',
    "e.forEach(function(n){w.addEventListener(n,go,o)});",
    'w.addEventListener("load",loaded);',
    `setTimeout(go,${LONGEST_WAIT_MS})`,
    `})(document,window,${inline(sources)},${inline(START_EVENTS)})`,
  ].join("");
}

/** JSON that cannot end the script element around it. */
function inline(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
