import { expect, test, type Page } from "@playwright/test";
import { controls, faqs, notFoundPage, offerings } from "../support/content";
import { control, highlights, TITLES } from "../support/highlights";
import { card, dialog, FIRST_CARD, learnMoreLink } from "../support/offering-dialog";
import { ALL_PAGES, NAVIGATION, NOT_FOUND } from "../support/site-pages";

test.use({ javaScriptEnabled: false });

/**
 * The texts of the page's content that cannot be read and are not in anything that can be opened. A text that is hidden
 * at this width may be shown elsewhere.
 */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const hidden: string[] = [];
    const read = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      // Closed dialogs, answers and lists of choices can be opened. Only a script shows "Sending...", only an address
      // the confirmation and its thanks; and the honeypot is for nobody.
      if (
        parent.closest(
          "dialog, details > :not(summary), option, script, style, noscript, [data-shown=false], #sent, [data-sent], form [aria-hidden=true]",
        )
      )
        continue;
      if (parent.closest("button, header")) continue;
      const isRead = parent.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (isRead) read.add(text.textContent.trim());
      else hidden.push(text.textContent.trim());
    }
    return hidden.filter((text) => !read.has(text));
  });

test("every page can be read without scripts", async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    expect.soft(await unreadable(page), path).toEqual([]);
  }
});

test("without scripts all slides can be reached side by side, and nothing pretends to move them", async ({
  page,
}) => {
  await page.goto("/");
  await expect(highlights(page).getByRole("heading")).toHaveText(TITLES);
  for (const [index, title] of TITLES.entries()) {
    const slide = highlights(page).getByRole("group").nth(index);
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.getByRole("heading", { name: title, exact: true })).toBeInViewport();
    await expect(slide.getByRole("link")).toBeInViewport();
    await expect(slide.locator("img")).toBeVisible();
  }
  await expect(page.locator("[inert]")).toHaveCount(0);
  await expect(control(page, "next")).toBeHidden();
  await expect(control(page, "pause")).toBeHidden();
});

test("without scripts the questions open, one at a time", async ({ page }) => {
  await page.goto("/");
  const answers = page.locator("details > p");
  for (const question of faqs.keys()) {
    await page.locator("summary").nth(question).click();
    await expect(answers.nth(question)).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(1);
  }
  await page.locator("summary").last().click();
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("without scripts a browser that obeys buttons' commands opens menu and dialogs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: controls.menu.open }).click();
  const menu = page.getByRole("dialog", { name: controls.menu.name });
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: controls.menu.close }).click();
  await expect(menu).toBeHidden();

  await card(page, FIRST_CARD).click();
  await expect(dialog(page, FIRST_CARD).getByRole("listitem")).toHaveText(
    (offerings[0]?.features ?? []).map(({ title }) => title),
  );
  await learnMoreLink(page, FIRST_CARD).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(FIRST_CARD);

  for (const { label, page: target } of NAVIGATION.slice(-1)) {
    await page.getByRole("button", { name: controls.menu.open }).click();
    await menu.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(target.path);
  }
});

test("without scripts the not-found page offers only what works", async ({ page }) => {
  await page.goto(NOT_FOUND.path);
  await expect(page.getByRole("button", { name: notFoundPage.back, exact: true })).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: notFoundPage.home, exact: true }).click();
  await expect(page).toHaveURL("/");
});
