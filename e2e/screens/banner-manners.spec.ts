import { expect, test, type Locator, type Page } from "@playwright/test";
import { controls } from "../support/content";
import { PROMO_TIMER_MS } from "../../src/config";
import { visitWithStoppedClock } from "../support/clock";
import { field, sendButton } from "../support/enquiry-form";
import { card, dialog, FIRST_CARD } from "../support/offering-dialog";
import { promo } from "../support/promo";
import { pageAt } from "../support/site-pages";
import { goTo, still } from "../support/visit";

/** How far an element reaches below the banner's upper edge, in px; 0 when it is clear of the banner. */
const covered = async (page: Page, element: Locator): Promise<number> => {
  const [over, under] = [await promo(page).boundingBox(), await element.boundingBox()];
  if (!over || !under) throw new Error("The banner or what it may cover is not there");
  return Math.max(0, under.y + under.height - over.y);
};

/** Changes to another page while the clock is stopped, running it in steps because the change needs time. */
async function changeTo(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.title()).toBe(pageAt(path).title);
  }).toPass();
  // The page scrolls to its top in the next frame.
  await page.clock.runFor(100);
}

test.beforeEach(({ page }) => still(page));

test("the banner waits until an open dialog is closed", async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  await card(page, FIRST_CARD).click();
  await page.clock.runFor(PROMO_TIMER_MS + 5_000);
  await expect(dialog(page, FIRST_CARD)).toBeVisible();
  await expect(promo(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(promo(page)).toBeVisible();
});

test("the banner waits until the menu is closed, and steps back when it opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitWithStoppedClock(page, "/");
  await page.getByRole("button", { name: controls.menu.open }).click();
  await page.clock.runFor(PROMO_TIMER_MS + 5_000);
  await expect(page.getByRole("dialog", { name: controls.menu.name })).toBeVisible();
  await expect(promo(page)).toBeHidden();
  await page.getByRole("button", { name: controls.menu.close }).click();
  await page.clock.runFor(100);
  await expect(promo(page)).toBeVisible();
  await page.getByRole("button", { name: controls.menu.open }).click();
  await page.clock.runFor(100);
  await expect(promo(page)).toBeHidden();
});

for (const [width, height] of [
  [1440, 200],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} px the banner stands at the page's end, and over no field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visitWithStoppedClock(page, "/contact");
    await page.clock.runFor(PROMO_TIMER_MS + 5_000);
    await expect(promo(page)).toBeVisible();
    await field(page, "email").focus();
    await page.clock.runFor(100);
    expect(await covered(page, field(page, "email"))).toBe(0);
    await expect(promo(page)).not.toBeInViewport();
    await promo(page).getByRole("button").click();
    await expect(promo(page)).toBeHidden();
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the banner never covers what has the focus, nor the end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visitWithStoppedClock(page, "/contact");
    const message = field(page, "message");
    // The field's lower edge stands at the window's, where the banner is about to be.
    await message.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await message.focus();
    await page.clock.runFor(PROMO_TIMER_MS);
    await expect(promo(page)).toBeVisible();
    await expect.poll(() => covered(page, message)).toBe(0);

    await sendButton(page).focus();
    await expect.poll(() => covered(page, sendButton(page))).toBe(0);

    const last = page.getByRole("contentinfo").locator("p, a").last();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await covered(page, last)).toBe(0);
    }).toPass();
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px the banner moves nothing that is taller than the window`, async ({ page }) => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.setViewportSize({ width, height });
    await visitWithStoppedClock(page, "/about");
    await changeTo(page, "/services");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await page.clock.runFor(PROMO_TIMER_MS);
    await expect(promo(page)).toBeVisible();
    expect(await scrolled()).toBe(300);
    await page.setViewportSize({ width, height: height - 56 });
    await changeTo(page, "/about");
    await expect.poll(scrolled).toBe(0);
    await page.getByRole("link", { name: controls.skipLink }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    await page.clock.runFor(1_000);
    expect(await scrolled()).toBe(0);
  });
