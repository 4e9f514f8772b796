import createCache, { type EmotionCache, type StylisElement } from "@emotion/cache";

/** Marks the elements of a prebuilt page that have Emotion's styles. */
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

/**
 * Emotion's cache of styles, for a page that is prebuilt and for the browser.
 * @param container where the browser's own are added; the head, if it is not named
 */
export const createStyleCache = (container?: HTMLElement): EmotionCache =>
  createCache({ key: "css", stylisPlugins, container });

/**
 * The same in the browser, told which styles the page has already. Emotion's own hydration moves their elements, and the
 * browser lays out the whole page again for each. What it adds later comes after those at the body's end.
 */
export function createPageCache(): EmotionCache {
  const cache = createStyleCache(document.body);
  // While developing, Emotion warns of :first-child and the like: its own server puts styles between elements, ours does not.
  if (process.env.NODE_ENV !== "production") cache.compat = true;
  for (const element of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>("[data-styles]")) {
    for (const [, id = ""] of selectorsOf(element).matchAll(/\.css-(\w+)/g)) cache.inserted[id] = true;
  }
  return cache;
}

/** A text with all selectors of an element's styles. None when their file has not come: Emotion then adds them itself. */
const selectorsOf = ({ textContent, sheet }: HTMLStyleElement | HTMLLinkElement): string =>
  textContent ||
  Array.from(rulesOf(sheet), (rule) => ("selectorText" in rule ? rule.selectorText : rule.cssText)).join();

/** Nothing may be read of what has come in place of a sheet, as the host's not-found page while a release goes on. */
function rulesOf(sheet: CSSStyleSheet | null): ArrayLike<CSSRule> {
  try {
    return sheet?.cssRules ?? [];
  } catch {
    return [];
  }
}
