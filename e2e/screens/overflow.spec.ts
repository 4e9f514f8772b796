import { expect, test } from "@playwright/test";
import { sideways } from "../support/room";
import { ALL_PAGES, LANGUAGES } from "../support/site-pages";
import { still, visit } from "../support/visit";

const softly = expect.configure({ soft: true });

/**
 * The narrowest phones have 280 px. At 200 % zoom, windows of 640, 1280 and 1440 px have room for half of that, and one
 * of 1280 px beside a scrollbar has room for 303 at 400 %.
 */
const WIDTHS = [280, 303, 320, 360, 390, 640, 720, 768, 1024, 1280, 1440, 1920, 2560];

test.beforeEach(({ page }) => still(page));

for (const { code, name } of LANGUAGES) {
  test(`no page scrolls sideways or cuts a text, from 280 to 2560 px: ${name}`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const { path } of ALL_PAGES.filter(({ language }) => language === code)) {
      await visit(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // Chromium may need a frame after a resize before it knows what a vw is.
        await softly.poll(() => sideways(page), `${path}, ${width} px`).toEqual({ scroll: 0, cut: [] });
      }
    }
  });
}
