import { expect, test, type Page } from "@playwright/test";
import { REVEAL_DURATION_MS, REVEAL_EASING } from "../../src/config";
import { missedBy } from "../support/jump";
import { visitWithStoppedClock } from "../support/clock";
import { expectPausedUntilPlayed } from "../support/highlights";
import { SERVICE_PATHS } from "../support/site-pages";
import { still, visit } from "../support/visit";

const waiting = (page: Page) => page.locator("[data-reveal=waiting]");
const revealed = (page: Page) => page.locator("[data-reveal]");

/** Scrolls by 1 px, because no block is hidden before somebody scrolls. */
const beginToScroll = (page: Page) => page.evaluate(() => window.scrollBy({ top: 1, behavior: "instant" }));

test("who asks for less motion gets a paused carousel, which can be played", async ({ page }) => {
  await still(page);
  await visitWithStoppedClock(page, "/");
  await expectPausedUntilPlayed(page);
});

test("who asks for less motion finds nothing hidden, and nothing that moves for long", async ({ page }) => {
  await still(page);
  for (const path of ["/", "/services", "/about"]) {
    await visit(page, path);
    await beginToScroll(page);
    await expect(revealed(page)).toHaveCount(0);
  }
  await page.locator("html").evaluate((html) => html.scrollTo(0, 500));
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        const durations = `${transitionDuration}, ${animationDuration}`.split(", ").map(parseFloat);
        return Math.max(...durations) > 0.1;
      }).length,
  );
  expect(moving).toBe(0);
});

test("a block below the fold appears once, in its time, as it is scrolled into view", async ({ page }) => {
  await visit(page, "/about");
  await beginToScroll(page);
  const block = revealed(page).last();
  await expect(block).toHaveAttribute("data-reveal", "waiting");
  await expect(block).toHaveCSS("opacity", "0");
  const inItsTime = `${REVEAL_DURATION_MS / 1_000}s ${REVEAL_EASING}`;
  const transition = await block.evaluate((element) => getComputedStyle(element).transition);
  for (const property of ["opacity", "transform"]) expect(transition).toContain(`${property} ${inItsTime}`);
  await block.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(block).toHaveCSS("opacity", "1");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(block).not.toBeInViewport();
  await expect(block).toHaveCSS("opacity", "1");
});

test("nothing above the fold is ever hidden", async ({ page }) => {
  for (const height of [500, 900, 5_000]) {
    await page.setViewportSize({ width: 1440, height });
    await visit(page, "/about");
    await beginToScroll(page);
    const tops = await waiting(page).evaluateAll((all) =>
      all.map((block) => block.getBoundingClientRect().top),
    );
    for (const top of tops) expect(top).toBeGreaterThanOrEqual(height);
  }
});

test("a jump to the end leaves no block hidden that can be seen, and paper shows all", async ({ page }) => {
  await visit(page, "/services");
  await beginToScroll(page);
  await expect(waiting(page)).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  // A page on paper is shorter: some blocks come into view by it.
  for (const block of await revealed(page).all()) await expect(block).toHaveCSS("opacity", "1");
  await page.emulateMedia({ media: "screen" });

  // Repeats End until the page stays at its end: scrolling is smooth, and the page gets longer as more is laid out.
  const below = async () => {
    await page.keyboard.press("End");
    return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  };
  await expect.poll(below).toBeLessThan(2);
  const last = revealed(page).last();
  // Layout on the way may push the block out of sight again; if it is in sight already, this does not scroll.
  const opacityInSight = () =>
    last.evaluate((element) => {
      element.scrollIntoView({ behavior: "instant" });
      return getComputedStyle(element).opacity;
    });
  await expect.poll(opacityInSight).toBe("1");
  await expect(last).toBeInViewport();
});

for (const width of [390, 1440]) {
  test(`a jump over parts that were not laid out ends at the form, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    const [path = ""] = SERVICE_PATHS;
    const wayDown = page.locator('main a[href$="#enquiry"]').first();
    const form = page.locator("#enquiry");

    await visit(page, path);
    await wayDown.click();
    await expect.poll(() => missedBy(form)).toBeLessThanOrEqual(2);
    // The web fonts are there from the start now: no text keeps the height that it had before them.
    await visit(page, path);
    await wayDown.click();
    await expect.poll(() => missedBy(form)).toBeLessThanOrEqual(2);
    await page.reload();
    await expect.poll(() => missedBy(form)).toBeLessThanOrEqual(2);
  });
}
