import { expect, test, type Page } from "@playwright/test";
import { site } from "./pages";
import { visit } from "./visit";

const open = (page: Page) => page.locator("details[open]");
const question = (page: Page, name: RegExp) => page.getByRole("heading", { level: 3, name });

test.beforeEach(async ({ page }) => {
  await visit(page, "/");
});

test("a question shows its answer, and hides the one that was open", async ({ page }) => {
  await expect(open(page)).toHaveCount(0);
  await question(page, /How long/).click();
  await expect(page.getByText("4–8 weeks from agreed scope")).toBeVisible();
  await question(page, /industries/).click();
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toContainText("industries");
  await expect(page.getByText("4–8 weeks from agreed scope")).toBeHidden();
});

test("an open question can be closed again", async ({ page }) => {
  await question(page, /How long/).click();
  await question(page, /How long/).click();
  await expect(open(page)).toHaveCount(0);
  await expect(page.getByText("4–8 weeks from agreed scope")).toBeHidden();
});

test("the keyboard opens and closes a question", async ({ page }) => {
  await page.locator("summary").nth(3).focus();
  await page.keyboard.press("Enter");
  await expect(open(page)).toContainText("AI");
  await page.keyboard.press("Space");
  await expect(open(page)).toHaveCount(0);
});

test("the questions end with a way to ask another", async ({ page }) => {
  await page.getByRole("link", { name: "Get in Touch" }).click();
  await expect(page).toHaveTitle(`Contact Us | ${site.brand}`);
});
