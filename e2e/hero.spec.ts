import { expect, test, type Locator, type Page } from "@playwright/test";
import { control, expectSlide, highlights } from "./highlights";
import { still, visit } from "./visit";

const height = async (page: Page) => (await highlights(page).boundingBox())?.height;

const box = async (element: Locator) => {
  const found = await element.boundingBox();
  if (!found) throw new Error("Nothing shows there");
  return { top: found.y, bottom: found.y + found.height };
};

/** The room, in px, between the header and the slide's text, and between that and the carousel's controls. */
async function room(page: Page): Promise<{ above: number; below: number }> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const [header, title, link, arrow] = await Promise.all([
    box(page.getByRole("banner")),
    box(highlights(page).getByRole("heading")),
    box(highlights(page).getByRole("link")),
    box(control(page, "Next slide")),
  ]);
  return { above: title.top - header.bottom, below: arrow.top - link.bottom };
}

/** Text of every slide is clear of the header above and of the controls below. */
async function expectRoomOnEverySlide(page: Page): Promise<void> {
  for (const slide of [1, 2, 3]) {
    await control(page, `Go to slide ${slide}`).click();
    await expectSlide(page, slide);
    const { above, below } = await room(page);
    expect(above, `above slide ${slide}`).toBeGreaterThanOrEqual(0);
    expect(below, `below slide ${slide}`).toBeGreaterThanOrEqual(0);
  }
}

test.beforeEach(({ page }) => still(page));

test("the hero takes 90 % of the window's height, and no more than 800 px", async ({ page }) => {
  await visit(page, "/");
  for (const [width, of, expected] of [
    [390, 844, 759.6],
    [768, 1024, 800],
    [1280, 720, 648],
    [1440, 900, 800],
    [1440, 888, 799.2],
    [1920, 1080, 800],
  ] as const) {
    await page.setViewportSize({ width, height: of });
    await expect.poll(() => height(page), `${width} × ${of}`).toBeCloseTo(expected, 0);
    await expectRoomOnEverySlide(page);
  }
});

test("the hero grows where its text needs more", async ({ page }) => {
  await visit(page, "/");
  for (const [width, of] of [
    [320, 480],
    [640, 360],
    [844, 390],
    [1024, 400],
  ] as const) {
    await page.setViewportSize({ width, height: of });
    await expect.poll(() => height(page), `${width} × ${of}`).toBeGreaterThan(of * 0.9);
    await expectRoomOnEverySlide(page);
  }
});

test("the hero grows with text of twice the size", async ({ page }) => {
  await visit(page, "/");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  for (const [width, of] of [
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height: of });
    await expectRoomOnEverySlide(page);
  }
});
