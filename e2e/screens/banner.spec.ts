import { expect, test, type Page } from "@playwright/test";
import { PROMO_TIMER_MS } from "../../src/config";
import { visitWithStoppedClock } from "../support/clock";
import { controls, site } from "../support/content";
import { linkText } from "../support/links";
import { leaveWindow, promo } from "../support/promo";
import { PAGES, pageAt } from "../support/site-pages";
import { goTo, takenOver } from "../support/visit";

const closeButton = (page: Page) => promo(page).getByRole("button", { name: controls.closeBanner });

test.beforeEach(({ page }) => visitWithStoppedClock(page, "/about"));

test("the banner appears some time after the page was loaded and takes no focus", async ({ page }) => {
  const link = page.getByRole("navigation", { name: controls.navigation }).getByRole("link").first();
  await link.focus();
  await page.clock.runFor(PROMO_TIMER_MS - 100);
  await expect(promo(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(promo(page)).toBeVisible();
  await expect(promo(page)).toContainText(site.promo.text);
  await expect(link).toBeFocused();
});

test("a banner once closed stays away: on other pages, after a reload, for the whole session", async ({
  page,
}) => {
  await page.clock.runFor(PROMO_TIMER_MS);
  await closeButton(page).click();
  await expect(promo(page)).toBeHidden();

  await page.clock.resume();
  await goTo(page, "/contact");
  await expect(page).toHaveTitle(pageAt("/contact").title);
  await leaveWindow(page);
  await page.clock.runFor(PROMO_TIMER_MS + 5_000);
  await expect(promo(page)).toBeHidden();

  await page.reload();
  await takenOver(page);
  await leaveWindow(page);
  await page.clock.runFor(PROMO_TIMER_MS + 5_000);
  await expect(promo(page)).toBeHidden();
});

test("a banner that was not closed goes along to other pages, and its button leads where content says", async ({
  page,
}) => {
  await page.clock.runFor(PROMO_TIMER_MS);
  await page.clock.resume();
  await goTo(page, "/services");
  await expect(page).toHaveTitle(pageAt("/services").title);
  await expect(promo(page)).toBeVisible();

  const { button } = site.promo;
  const link = promo(page).getByRole("link", { name: linkText(button), exact: true });
  await expect(link).toBeVisible();
  for (const { path, title } of PAGES.filter(({ path }) => path === button.to)) {
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
  }
});

test("Escape closes the banner when focus is in it", async ({ page }) => {
  await page.clock.runFor(PROMO_TIMER_MS);
  await page.keyboard.press("Escape");
  await expect(promo(page)).toBeVisible();
  await closeButton(page).focus();
  await page.keyboard.press("Escape");
  await expect(promo(page)).toBeHidden();
});
