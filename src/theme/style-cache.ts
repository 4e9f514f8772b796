import createCache, { type EmotionCache, type StylisElement } from "@emotion/cache";

/** Marks the style elements in the head of a prebuilt page that Emotion made. */
export const styleAttributes = { "data-styles": "" } as const;

/** What the oldest browsers that package.json names know by another name only (Can I use). */
const PREFIXED = /^(?:mask-image|print-color-adjust|user-select|text-decoration:(?!none))/;

/** In place of Emotion's own prefixes, which are for browsers of ten years ago and a quarter of all styles. */
function prefix(element: StylisElement): void {
  if (element.type === "decl" && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
}

const stylisPlugins = [prefix];

/** Emotion's cache of styles, for a page that is prebuilt and for the browser. */
export const createStyleCache = (): EmotionCache => createCache({ key: "css", stylisPlugins });

/**
 * The same in the browser, told which styles the page's head already has. Emotion's own hydration moves their elements,
 * and the browser lays out the whole page again for each.
 */
export function createPageCache(): EmotionCache {
  const cache = createStyleCache();
  for (const { textContent } of document.querySelectorAll("style[data-styles]")) {
    for (const [, id = ""] of textContent?.matchAll(/\.css-(\w+)/g) ?? []) cache.inserted[id] = true;
  }
  return cache;
}
