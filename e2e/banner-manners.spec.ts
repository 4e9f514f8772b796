import { expect, test, type Locator, type Page } from "@playwright/test";
import { visitWithStoppedClock } from "./clock";
import { still } from "./visit";

const banner = (page: Page) => page.getByRole("complementary", { name: "Let's Talk AI Solutions" });

/** How far an element reaches below the banner's upper edge, in px; none when it is clear of the banner. */
const covered = async (page: Page, element: Locator): Promise<number> => {
  const [over, under] = [await banner(page).boundingBox(), await element.boundingBox()];
  if (!over || !under) throw new Error("The banner or what it may cover is not there");
  return Math.max(0, under.y + under.height - over.y);
};

test.beforeEach(({ page }) => still(page));

test("the banner waits until an open dialog is closed", async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  await page.getByRole("button", { name: "Data Analytics", exact: true }).click();
  await page.clock.runFor(20_000);
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
});

test("the banner waits until the menu is closed, and steps back when it opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitWithStoppedClock(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.clock.runFor(20_000);
  await expect(banner(page)).toBeHidden();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(banner(page)).toBeVisible();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(banner(page)).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the banner never covers what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visitWithStoppedClock(page, "/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    // The field's lower edge stands at the window's, where the banner is about to be.
    await message.evaluate((field) => field.scrollIntoView({ block: "end" }));
    await message.focus();
    await page.clock.runFor(15_000);
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => covered(page, message)).toBe(0);

    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: "Send Message" });
    await expect(button).toBeFocused();
    await expect.poll(() => covered(page, button)).toBe(0);
  });

  test(`at ${width} px the end of the page can be read above the banner`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visitWithStoppedClock(page, "/about");
    await page.clock.runFor(15_000);
    await expect(banner(page)).toBeVisible();
    const last = page.getByRole("contentinfo").getByRole("link", { name: /^Sitemap/ });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await covered(page, last)).toBe(0);
    }).toPass();
  });
}
