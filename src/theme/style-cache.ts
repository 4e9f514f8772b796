import createCache, { type EmotionCache } from "@emotion/cache";

/** Marks the style elements in the head of a prebuilt page that Emotion made. */
export const styleAttributes = { "data-styles": "" } as const;

/**
 * Emotion's cache in the browser, told which styles the page's head already has. Emotion's own hydration moves their
 * elements, and the browser lays out the whole page again for each.
 */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  for (const { textContent } of document.querySelectorAll("style[data-styles]")) {
    for (const [, id = ""] of textContent?.matchAll(/\.css-(\w+)/g) ?? []) cache.inserted[id] = true;
  }
  return cache;
}
