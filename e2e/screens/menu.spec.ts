import { expect, test, type Page } from "@playwright/test";
import { controls, site } from "../support/content";
import { NAVIGATION } from "../support/site-pages";
import { visit } from "../support/visit";

/** The entry of the page on which the journeys begin, and the one that they choose. */
const HERE = entry(NAVIGATION.at(-1));
const OTHER = entry(NAVIGATION[0]);

const menu = (page: Page) => page.getByRole("dialog", { name: controls.menu.name });
const opener = (page: Page) => page.getByRole("button", { name: controls.menu.open });

/** A phone, whose scrollbars take no room. */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await visit(page, HERE.page.path);
});

test("the menu fills the screen and locks the page behind it", async ({ page }) => {
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: controls.navigation })).toBeHidden();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });

  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 1500);
  await page.getByRole("button", { name: controls.menu.close }).click();
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("the menu shows where one is, and how to write and call", async ({ page }) => {
  await opener(page).click();
  await expect(menu(page).locator("[aria-current=page]")).toHaveText(HERE.label);
  await expect(menu(page).getByRole("link", { name: site.contact.email, exact: true })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: site.contact.phones[0], exact: true })).toBeVisible();
});

test("its close button and Escape close the menu and bring focus back to its button", async ({ page }) => {
  for (const close of [
    () => page.getByRole("button", { name: controls.menu.close }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test("a link closes the menu and leads to its page, which scrolls", async ({ page }) => {
  await opener(page).click();
  await menu(page).getByRole("link", { name: OTHER.label, exact: true }).click();
  await expect(page).toHaveTitle(OTHER.page.title);
  await expect(menu(page)).toBeHidden();
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("going back while the menu is open closes it", async ({ page }) => {
  await opener(page).click();
  await menu(page).getByRole("link", { name: OTHER.label, exact: true }).click();
  await expect(page).toHaveTitle(OTHER.page.title);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(HERE.page.title);
  await expect(menu(page)).toBeHidden();
});

test("the link to the page that is open only closes the menu", async ({ page }) => {
  await opener(page).click();
  await menu(page).getByRole("link", { name: HERE.label, exact: true }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(HERE.page.path);
});

test("the keyboard opens the menu and cannot leave it", async ({ page }) => {
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  const places = new Set<string>();
  for (let press = 0; press < 20; press += 1) {
    places.add(
      await page.evaluate(() => {
        const { activeElement: active } = document;
        if (active === document.body) return "the browser";
        return active?.closest("dialog[open]") ? (active.textContent ?? "") : "the page behind";
      }),
    );
    await page.keyboard.press(press < 10 ? "Tab" : "Shift+Tab");
  }
  expect(places).not.toContain("the page behind");
  for (const { label } of NAVIGATION) expect(places).toContain(label);
});

test("menu and button give way to the navigation at 1024 px", async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(page.getByRole("navigation", { name: controls.navigation })).toBeHidden();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: controls.navigation })).toBeVisible();
});

function entry<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("No entry of the navigation leads to a page of the site");
  return found;
}
