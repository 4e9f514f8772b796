import { expect, test, type Locator, type Page } from "@playwright/test";
import { HERO_HEIGHT_VH, HERO_MAX_HEIGHT_PX } from "../../src/config";
import { addStyle } from "../support/add-style";
import { control, dot, expectSlide, highlights, NUMBERS } from "../support/highlights";
import { still, visit } from "../support/visit";

const height = async (page: Page) => (await highlights(page).boundingBox())?.height;

/** How high the hero would be if nothing but its text asked for height. */
const neededHeight = (page: Page) =>
  highlights(page).evaluate((hero) => {
    const slides = [...hero.querySelectorAll<HTMLElement>("[role=group]")];
    for (const slide of slides) slide.style.minHeight = "0";
    const { height } = hero.getBoundingClientRect();
    for (const slide of slides) slide.style.minHeight = "";
    return height;
  });

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
    box(control(page, "next")),
  ]);
  return { above: title.top - header.bottom, below: arrow.top - link.bottom };
}

/** Text of every slide is clear of the header above and of the controls below. */
async function expectRoomOnEverySlide(page: Page): Promise<void> {
  for (const slide of NUMBERS) {
    await dot(page, slide).click();
    await expectSlide(page, slide);
    const { above, below } = await room(page);
    expect(above, `above slide ${slide}`).toBeGreaterThanOrEqual(0);
    expect(below, `below slide ${slide}`).toBeGreaterThanOrEqual(0);
  }
}

test.beforeEach(({ page }) => still(page));

test("the hero takes its share of the window's height up to a limit, and more only for its text", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [width, of] of [
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1440, 900],
    [1440, 888],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height: of });
    const least = Math.min((of * HERO_HEIGHT_VH) / 100, HERO_MAX_HEIGHT_PX);
    // Both again each time: the slides take the width of the new window a moment later.
    const excess = async () => ((await height(page)) ?? 0) - Math.max(least, await neededHeight(page));
    await expect.poll(excess, `${width} × ${of}`).toBeCloseTo(0, 0);
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
    await expect.poll(() => height(page), `${width} × ${of}`).toBeGreaterThan((of * HERO_HEIGHT_VH) / 100);
    await expectRoomOnEverySlide(page);
  }
});

test("the hero grows with text of twice the size", async ({ page }) => {
  await visit(page, "/");
  await addStyle(page, "html { font-size: 200% }");
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

test("on a short phone the picture gives way, so that the link stays where it is in the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "/");
  const link = highlights(page).getByRole("link");
  /** How far the link is above the end of a window of this height, in px. */
  const above = async (of: number) => {
    await page.setViewportSize({ width: 360, height: of });
    return of - (await box(link)).bottom;
  };
  const least = await above(640);
  for (const tall of [660, 700, 740]) expect.soft(await above(tall), `360 × ${tall}`).toBeCloseTo(least, 0);
});
