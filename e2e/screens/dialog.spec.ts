import { expect, test, type Page } from "@playwright/test";
import { DIALOG_MAX_WIDTH_PX } from "../../src/config";
import { offerings } from "../support/content";
import {
  card,
  CARDS,
  closeButton,
  cross,
  dialog,
  FIRST_CARD,
  learnMoreLink,
  openCard,
} from "../support/offering-dialog";
import { OFFERING_PATHS, pageAt } from "../support/site-pages";
import { still, visit } from "../support/visit";

const LAST_CARD = CARDS.at(-1) ?? "";

const noDialog = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(0);

test.beforeEach(async ({ page }) => {
  await still(page);
  await visit(page, "/");
});

test("each card opens a dialog of its own name with its features, no wider than it may be", async ({
  page,
}) => {
  for (const { title, features } of offerings) {
    await openCard(page, title);
    await expect(dialog(page, title).getByRole("listitem")).toHaveText(
      features.map((feature) => feature.title),
    );
    await expect(learnMoreLink(page, title)).toBeVisible();
    expect((await dialog(page, title).boundingBox())?.width).toBe(DIALOG_MAX_WIDTH_PX);
    await closeButton(page, title).click();
    await noDialog(page);
    await expect(card(page, title)).toBeFocused();
  }
});

for (const [width, height] of [
  [375, 667],
  [844, 390],
] as const) {
  test(`in a window of ${width} × ${height} px what leads on from a dialog is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const title of CARDS) {
      await openCard(page, title);
      await expect(learnMoreLink(page, title)).toBeInViewport({ ratio: 1 });
      await dialog(page, title).getByRole("listitem").last().scrollIntoViewIfNeeded();
      await expect(learnMoreLink(page, title)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await noDialog(page);
    }
  });
}

test("the cross, Escape and a click beside it close the dialog and bring focus back to the card", async ({
  page,
}) => {
  for (const close of [
    () => cross(page, FIRST_CARD).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 400),
  ]) {
    await openCard(page);
    await close();
    await noDialog(page);
    await expect(card(page, FIRST_CARD)).toBeFocused();
  }
});

test("a double click on a card opens its dialog: the second click, beside it, does not close it", async ({
  page,
}) => {
  await card(page, FIRST_CARD).hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(dialog(page, FIRST_CARD)).toBeVisible();
  }
  // Whatever the second click does has been done when the next task runs.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(dialog(page, FIRST_CARD)).toBeVisible();
});

test("a click inside the dialog leaves it open", async ({ page }) => {
  await openCard(page);
  await dialog(page, FIRST_CARD).getByRole("listitem").first().click();
  await expect(dialog(page, FIRST_CARD)).toBeVisible();
});

test("the whole card can be clicked, not only its title", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 4, name: FIRST_CARD, exact: true });
  const text = page
    .locator("div", { has: heading })
    .last()
    .getByText(offerings[0]?.description ?? "");
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
  await expect(dialog(page, FIRST_CARD)).toBeVisible();
});

test("the keyboard opens the dialog and cannot leave it", async ({ page }) => {
  await card(page, LAST_CARD).focus();
  await page.keyboard.press("Enter");
  await expect(cross(page, LAST_CARD)).toBeFocused();
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
  await openCard(page);
  const before = await page.evaluate(() => window.scrollY);
  for (const [x, y] of [
    [20, 400],
    [640, 360],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 800);
  }
  await page.keyboard.press("Escape");
  await noDialog(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("the link in the dialog leads to the offering's page, which scrolls", async ({ page }) => {
  const [path = ""] = OFFERING_PATHS;
  await openCard(page);
  await learnMoreLink(page, FIRST_CARD).click();
  await expect(page).toHaveTitle(pageAt(path).title);
  expect(decodeURI(new URL(page.url()).pathname)).toBe(path);
  await noDialog(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("on the smallest screen the dialog stays inside the window and scrolls to its last button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openCard(page, LAST_CARD);
  const box = await dialog(page, LAST_CARD).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(304);
  expect(box?.height).toBeLessThanOrEqual(480 * 0.9);
  await closeButton(page, LAST_CARD).scrollIntoViewIfNeeded();
  await expect(closeButton(page, LAST_CARD)).toBeInViewport({ ratio: 1 });
});
