import type { Locator } from "@playwright/test";

/** How far a part is from where a jump to it ends, in px. */
export const missedBy = (part: Locator) =>
  part.evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(element);
    const place = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
    return Math.abs(element.getBoundingClientRect().top - place);
  });
