import { expect, test, type Page } from "@playwright/test";
import { site } from "./pages";
import { CARDS } from "./specification";
import { still, visit } from "./visit";

const card = (page: Page, title: string) => page.getByRole("button", { name: title, exact: true });
const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test.beforeEach(async ({ page }) => {
  await still(page);
  await visit(page, "/");
});

test("each card opens a dialog of its own name with six features, no wider than 600 px", async ({ page }) => {
  for (const title of CARDS) {
    await card(page, title).click();
    await expect(dialog(page, title)).toBeVisible();
    await expect(dialog(page, title).getByRole("listitem")).toHaveCount(6);
    await expect(dialog(page, title).getByRole("link", { name: "Learn More" })).toBeVisible();
    expect((await dialog(page, title).boundingBox())?.width).toBe(600);
    await dialog(page, title).getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(card(page, title)).toBeFocused();
  }
});

for (const [way, close] of [
  ["the cross", (page: Page) => page.getByRole("button", { name: "Close NLP Solutions" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["a click beside it", (page: Page) => page.mouse.click(20, 400)],
] as const) {
  test(`${way} closes the dialog and brings focus back to the card`, async ({ page }) => {
    await card(page, "NLP Solutions").click();
    await expect(dialog(page, "NLP Solutions")).toBeVisible();
    await close(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(card(page, "NLP Solutions")).toBeFocused();
  });
}

test("a click inside the dialog leaves it open", async ({ page }) => {
  await card(page, "NLP Solutions").click();
  await dialog(page, "NLP Solutions").getByText("Search by meaning").click();
  await expect(dialog(page, "NLP Solutions")).toBeVisible();
});

test("the whole card can be clicked, not only its title", async ({ page }) => {
  const text = page.getByRole("main").getByText("Scattered records turned into").first();
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
  await expect(dialog(page, "Data Analytics")).toBeVisible();
});

test("the keyboard opens the dialog and cannot leave it", async ({ page }) => {
  await card(page, "Web Applications").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Close Web Applications" })).toBeFocused();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog[open]") !== null,
      ),
    ).toBe(true);
  }
});

test("the page behind the dialog does not scroll", async ({ page }) => {
  await card(page, "Data Analytics").click();
  const before = await page.evaluate(() => window.scrollY);
  for (const [x, y] of [
    [20, 400],
    [640, 360],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 800);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("Learn More leads to the offering's page, which scrolls", async ({ page }) => {
  await card(page, "AI & Machine Learning").click();
  await dialog(page, "AI & Machine Learning").getByRole("link", { name: "Learn More" }).click();
  await expect(page).toHaveTitle(`AI & Machine Learning | ${site.brand}`);
  expect(new URL(page.url()).pathname).toBe("/services/ai-&-machine-learning");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("on the smallest screen the dialog stays inside the window and scrolls to its last button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await card(page, "Enterprise Software").click();
  const box = await dialog(page, "Enterprise Software").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(304);
  expect(box?.height).toBeLessThanOrEqual(480 * 0.9);
  const last = dialog(page, "Enterprise Software").getByRole("button", { name: "Close", exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
