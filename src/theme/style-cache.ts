import createCache, { type EmotionCache } from "@emotion/cache";

/** Names the styles that a style element in the head of a prebuilt page holds. */
const STYLE_IDS = "data-styles";

/** The attributes of a style element that holds the styles with these ids. */
export const stylesHeld = (ids: readonly string[]) => ({ [STYLE_IDS]: ids.join(" ") });

/**
 * Emotion's cache in the browser, which knows the styles that the page's head holds already. Emotion's own way to take
 * them over moves their elements, and a browser lays the whole page out anew for each that is moved.
 */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  for (const style of document.querySelectorAll(`style[${STYLE_IDS}]`)) {
    for (const id of style.getAttribute(STYLE_IDS)?.split(" ") ?? []) cache.inserted[id] = true;
  }
  return cache;
}
