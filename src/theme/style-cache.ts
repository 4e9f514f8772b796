import createCache, { type EmotionCache, type StylisElement } from "@emotion/cache";

/** Marks the elements of a prebuilt page that have Emotion's styles. */
export const styleAttributes = { "data-styles": "" } as const;

/** Declarations that the oldest browsers in package.json support only with a prefix (Can I use). */
const PREFIXED = /^(?:mask-image|print-color-adjust|user-select|text-decoration:(?!none))/;

/** Replaces Emotion's own prefixes, which serve browsers of ten years ago and are a quarter of all styles. */
function prefix(element: StylisElement): void {
  if (element.type === "decl" && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
}

const stylisPlugins = [prefix];

/**
 * Emotion's cache of styles, for a page that is prebuilt and for the browser.
 * @param container where styles are added in the browser; by default the head
 */
export const createStyleCache = (container?: HTMLElement): EmotionCache =>
  createCache({ key: "css", stylisPlugins, container });

/**
 * The cache in the browser, which knows the styles that the page already has. Emotion's own hydration moves their
 * elements, and the browser lays out the whole page again for each. New styles come after those at the body's end.
 */
export function createPageCache(): EmotionCache {
  const cache = createStyleCache(document.body);
  // While developing, Emotion warns of :first-child and the like: its SSR puts styles between elements, ours does not.
  if (process.env.NODE_ENV !== "production") cache.compat = true;
  for (const element of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>("[data-styles]")) {
    for (const [, id = ""] of selectorsOf(element).matchAll(/\.css-(\w+)/g)) cache.inserted[id] = true;
  }
  return cache;
}

/**
 * A text with all selectors of an element's styles; empty if their file has not come, so that Emotion adds them itself.
 */
const selectorsOf = ({ textContent, sheet }: HTMLStyleElement | HTMLLinkElement): string =>
  textContent ||
  Array.from(rulesOf(sheet), (rule) => ("selectorText" in rule ? rule.selectorText : rule.cssText)).join();

/**
 * Reading the rules fails if something else came instead of the sheet, such as the host's not-found page during a
 * release.
 */
function rulesOf(sheet: CSSStyleSheet | null): ArrayLike<CSSRule> {
  try {
    return sheet?.cssRules ?? [];
  } catch {
    return [];
  }
}
