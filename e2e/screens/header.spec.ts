import { expect, test, type Page } from "@playwright/test";
import { HEADER_SCROLL_PX } from "../../src/config";
import { services } from "../support/content";
import { goTo, holdScripts, still, takenOver, visit } from "../support/visit";

const PAPER = "rgb(250, 246, 239)";
const NONE = "rgba(0, 0, 0, 0)";

const header = (page: Page) => page.getByRole("banner");
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);

async function expectPlain(page: Page): Promise<void> {
  await expect(header(page)).toHaveCSS("background-color", NONE);
  await expect(header(page)).toHaveCSS("box-shadow", "none");
}

async function expectSolid(page: Page): Promise<void> {
  await expect(header(page)).toHaveCSS("background-color", PAPER);
  await expect(header(page)).not.toHaveCSS("box-shadow", "none");
}

test.beforeEach(({ page }) => still(page));

for (const width of [390, 1440]) {
  test(`at ${width} px the header is plain at the top of the page and solid once it is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/about");
    await expectPlain(page);
    await scrollTo(page, HEADER_SCROLL_PX + 1);
    await expectSolid(page);
    await scrollTo(page, HEADER_SCROLL_PX);
    await expectPlain(page);
  });
}

test("the header stays at the top of the window", async ({ page }) => {
  await visit(page, "/about");
  await scrollTo(page, 1500);
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  await expectSolid(page);
});

test("the header does not follow the page until scripts can change its background", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about");
  await scrollTo(page, 1500);
  await expect(header(page)).not.toBeInViewport();
  release();
  await takenOver(page);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expectSolid(page);
});

test("a page that opens in its middle has a solid header at once", async ({ page }) => {
  await visit(page, `/services#${services.at(-1)?.slug}-services`);
  await expectSolid(page);
});

test("the header turns plain again on the next page", async ({ page }) => {
  await visit(page, "/about");
  await scrollTo(page, 1500);
  await expectSolid(page);
  await goTo(page, "/contact");
  await expect(page).toHaveURL("/contact");
  await expectPlain(page);
});

test("the logo leads home", async ({ page }) => {
  await visit(page, "/about");
  await header(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});
