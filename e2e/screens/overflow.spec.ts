import { expect, test, type Page } from "@playwright/test";
import { ALL_PAGES } from "../support/site-pages";
import { still, visit } from "../support/visit";

const softly = expect.configure({ soft: true });

/** At 200 % zoom, windows of 640, 1280 and 1440 px have room for half of that. */
const WIDTHS = [320, 360, 390, 640, 720, 768, 1024, 1280, 1440, 1920, 2560];

/** How far the page can be scrolled sideways, in px, and the texts that reach past the window's edges. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Slides stand side by side until they show, and what is hidden from the eye may be anywhere.
      const isMeantForTheEye = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (
        !isMeantForTheEye ||
        parent?.closest("[inert]") ||
        getComputedStyle(parent as Element).clipPath !== "none"
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -0.5 || right > clientWidth + 0.5)) cut.push(text.textContent?.trim() ?? "");
    }
    return { scroll: scrollWidth - clientWidth, cut };
  });

test.beforeEach(({ page }) => still(page));

for (const { path } of ALL_PAGES) {
  test(`${path} never scrolls sideways and cuts no text, from 320 to 2560 px`, async ({ page }) => {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // Chromium may need a frame after a resize before it knows what a vw is.
      await softly.poll(() => sideways(page), `${width} px`).toEqual({ scroll: 0, cut: [] });
    }
  });
}
