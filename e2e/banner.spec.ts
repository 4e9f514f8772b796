import { expect, test, type Page } from "@playwright/test";
import { visitWithStoppedClock } from "./clock";
import { takenOver } from "./visit";

const banner = (page: Page) => page.getByRole("complementary", { name: "Let's Talk AI Solutions" });
const closeButton = (page: Page) => banner(page).getByRole("button", { name: /^Close/ });

/** The pointer leaves the window, over the edge at which `x` and `y` are. */
const leave = (page: Page, at: { clientX: number; clientY: number }) =>
  page.locator("html").dispatchEvent("mouseleave", at);
const leaveUpwards = (page: Page) => leave(page, { clientX: 300, clientY: -1 });

const expectHeading = (page: Page, heading: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

test.beforeEach(({ page }) => visitWithStoppedClock(page, "/about"));

test("the banner appears 15 s after the page was loaded and takes no focus", async ({ page }) => {
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  await link.focus();
  await page.clock.runFor(14_900);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toContainText(/AI expertise can transform/);
  await expect(link).toBeFocused();
});

test("the banner appears 300 ms after the pointer has left through the top", async ({ page }) => {
  await leaveUpwards(page);
  await page.clock.runFor(290);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(10);
  await expect(banner(page)).toBeVisible();
});

test("a pointer that leaves through another edge brings no banner", async ({ page }) => {
  await leave(page, { clientX: -1, clientY: 300 });
  await leave(page, { clientX: 300, clientY: 721 });
  await page.clock.runFor(14_000);
  await expect(banner(page)).toBeHidden();
});

test("a banner once closed stays away: on other pages, after a reload, for the whole session", async ({
  page,
}) => {
  await page.clock.runFor(15_000);
  await closeButton(page).click();
  await expect(banner(page)).toBeHidden();

  await page.clock.resume();
  await page.getByRole("contentinfo").getByRole("link", { name: "Custom Solutions" }).click();
  await expectHeading(page, "Contact Us");
  await leaveUpwards(page);
  await page.clock.runFor(20_000);
  await expect(banner(page)).toBeHidden();

  await page.reload();
  await takenOver(page);
  await leaveUpwards(page);
  await page.clock.runFor(20_000);
  await expect(banner(page)).toBeHidden();
});

test("a banner that was not closed goes along to other pages", async ({ page }) => {
  await page.clock.runFor(15_000);
  await page.clock.resume();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expectHeading(page, "Services");
  await expect(banner(page)).toBeVisible();
});

test("the banner's button leads to the contact page", async ({ page }) => {
  await page.clock.runFor(15_000);
  await page.clock.resume();
  await banner(page).getByRole("link", { name: "Schedule a Consultation" }).click();
  await expectHeading(page, "Contact Us");
});

test("Escape closes the banner when focus is in it", async ({ page }) => {
  await page.clock.runFor(15_000);
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
  await closeButton(page).focus();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
});
