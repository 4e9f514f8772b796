import { expect, test, type Page } from "@playwright/test";
import { SAMPLES } from "../support/site-pages";
import { visit } from "../support/visit";

/** The texts, and the lines beyond the window, that a picture of the whole page would miss. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const shown = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
    const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, summary), footer a")].filter(
      (text) => !text.closest("[inert]") && text.checkVisibility() && !text.checkVisibility(shown),
    );
    const lines = [...document.querySelectorAll("main [aria-hidden=true]")].filter((line) => {
      const { animationName, transform, opacity } = getComputedStyle(line);
      const isBelow = line.getBoundingClientRect().top > window.innerHeight;
      return animationName.startsWith("channel") && isBelow && (transform !== "none" || opacity !== "1");
    });
    return [...texts, ...lines].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

for (const width of [390, 1440]) {
  test(`a picture of the whole page shows all of it before anybody scrolls, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    for (const { path } of SAMPLES) {
      await visit(page, path);
      await expect.poll(() => missing(page), { message: path }).toEqual([]);
    }
  });
}

test("a picture of the whole page misses nothing after a change to another page", async ({ page }) => {
  await visit(page, "/");
  await page.locator("header nav a[href='/about']").click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => missing(page)).toEqual([]);
});
