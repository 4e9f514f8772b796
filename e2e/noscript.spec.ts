import { expect, test, type Page } from "@playwright/test";
import { control, highlights, TITLES } from "./highlights";
import { ALL_PAGES } from "./pages";
import { CARDS } from "./specification";

test.use({ javaScriptEnabled: false });

/** The texts of the page's content that nobody can read, though nothing that can be opened holds them. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const hidden: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim()) continue;
      // Closed dialogs and answers can be opened; a list of choices too. "Sending..." only a script would show, the
      // confirmation an address; and the trap of the form is for nobody.
      if (
        parent.closest(
          "dialog, details > :not(summary), option, script, style, noscript, [data-shown=false], #sent, form [aria-hidden=true]",
        )
      )
        continue;
      if (parent.closest("button, header")) continue;
      const isRead = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isRead) hidden.push(text.textContent.trim());
    }
    return hidden;
  });

for (const { path } of ALL_PAGES) {
  test(`${path} can be read without scripts`, async ({ page }) => {
    await page.goto(path);
    expect(await unreadable(page)).toEqual([]);
  });
}

test("without scripts all slides can be reached side by side, and nothing pretends to move them", async ({
  page,
}) => {
  await page.goto("/");
  await expect(highlights(page).getByRole("heading")).toHaveText(TITLES);
  for (const [index, title] of TITLES.entries()) {
    const slide = highlights(page).getByRole("group").nth(index);
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.getByRole("heading", { name: title })).toBeInViewport();
    await expect(slide.getByRole("link")).toBeInViewport();
    await expect(slide.locator("img")).toBeVisible();
  }
  await expect(control(page, "Next slide")).toBeHidden();
  await expect(control(page, "Pause carousel")).toBeHidden();
});

test("without scripts the questions open, one at a time", async ({ page }) => {
  await page.goto("/");
  const answers = page.locator("details > p");
  for (const question of [2, 4]) {
    await page.locator("summary").nth(question).click();
    await expect(answers.nth(question)).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(1);
  }
  await page.locator("summary").nth(4).click();
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("without scripts a browser that obeys buttons' commands opens menu and dialogs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();

  const [card = ""] = CARDS;
  await page.getByRole("button", { name: card, exact: true }).click();
  await expect(page.getByRole("dialog", { name: card }).getByRole("listitem")).toHaveCount(6);
  await page.getByRole("dialog", { name: card }).getByRole("link", { name: "Learn More" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card);

  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});

test("without scripts every page can be reached from the footer or the overview", async ({ page }) => {
  await page.goto("/");
  for (const [name, path] of [
    ["Software Development", "/services/software"],
    ["Custom Solutions", "/contact"],
    ["About Us", "/about"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test("without scripts the not-found page offers only what works", async ({ page }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("button", { name: "Go Back" })).toBeHidden();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});
