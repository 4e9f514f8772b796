import { expect, test, type Page } from "@playwright/test";
import { faqs, homePage } from "../support/content";
import { linkText } from "../support/links";
import { PAGES } from "../support/site-pages";
import { visit } from "../support/visit";

const LAST = faqs.length - 1;

const open = (page: Page) => page.locator("details[open]");
const question = (page: Page, index: number) => page.locator("details").nth(index).getByRole("heading");
const answer = (page: Page, index: number) => page.locator("details").nth(index).locator("p");

test.beforeEach(async ({ page }) => {
  await visit(page, "/");
});

test("a question shows its answer, hides the one that was open, and closes again", async ({ page }) => {
  await expect(open(page)).toHaveCount(0);
  await question(page, LAST).click();
  await expect(answer(page, LAST)).toBeVisible();
  await expect(answer(page, LAST)).toHaveText(faqs[LAST]?.answer ?? "");
  for (const [index, { question: text }] of faqs.slice(0, -1).entries()) {
    await question(page, index).click();
    await expect(open(page)).toHaveCount(1);
    await expect(open(page).getByRole("heading")).toHaveText(text);
    await expect(answer(page, LAST)).toBeHidden();
  }
  await question(page, LAST).click();
  await expect(answer(page, LAST)).toBeVisible();
  await question(page, LAST).click();
  await expect(open(page)).toHaveCount(0);
  await expect(answer(page, LAST)).toBeHidden();
});

test("the keyboard opens and closes a question", async ({ page }) => {
  await page.locator("summary").last().focus();
  await page.keyboard.press("Enter");
  await expect(open(page).getByRole("heading")).toHaveText(faqs[LAST]?.question ?? "");
  await page.keyboard.press("Space");
  await expect(open(page)).toHaveCount(0);
});

test("a question that opens stays in view when the answer above it closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const summaries = page.locator("summary");
  for (const index of faqs.keys()) {
    await summaries.nth(index).focus();
    await page.keyboard.press("Enter");
    await expect(open(page).getByRole("heading")).toHaveText(faqs[index]?.question ?? "");
    await page.waitForTimeout(400);
    await expect
      .poll(async () => (await summaries.nth(index).boundingBox())?.y)
      .toBeGreaterThanOrEqual((await page.getByRole("banner").boundingBox())?.height ?? 0);
  }
});

test("the questions end with a way to ask another", async ({ page }) => {
  const { button } = homePage.faq;
  const link = page
    .locator("section:has(details)")
    .getByRole("link", { name: linkText(button), exact: true });
  await expect(link).toBeVisible();
  for (const { path, title } of PAGES.filter(({ path }) => path === button.to)) {
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
  }
});
