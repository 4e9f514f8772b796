import { expect, test, type Page } from "@playwright/test";
import { expectSlide, NUMBERS } from "../support/highlights";
import { visit } from "../support/visit";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Draws a finger from the middle of the carousel, by so many px to the right and down (left and up, when negative). */
async function swipe(page: Page, right: number, down = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", share: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: 195 + right * (share - 0.5), y: 400 + down * (share - 0.5) }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", step / 8);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

test.beforeEach(async ({ page }) => {
  await visit(page, "/");
  await expectSlide(page, 1);
});

test("a finger moves the slides both ways and past either end", async ({ page }) => {
  const onwards = [...NUMBERS.slice(1), 1].map((slide) => [-240, slide] as const);
  const backwards = [...NUMBERS.slice(1)].reverse().map((slide) => [240, slide] as const);
  for (const [right, slide] of [...onwards, ...backwards]) {
    await swipe(page, right);
    await expectSlide(page, slide);
  }
});

test("on the last slide, a tap and a finger that scrolls the page leave it where it is", async ({ page }) => {
  for (const slide of NUMBERS.slice(1)) {
    await swipe(page, -240);
    await expectSlide(page, slide);
  }
  const last = NUMBERS.at(-1)!;
  await page.touchscreen.tap(195, 120);
  await swipe(page, -30, -250);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expectSlide(page, last);
});

test("a finger that hardly moves leaves the slides where they are", async ({ page }) => {
  await swipe(page, -12);
  await swipe(page, -240);
  await expectSlide(page, 2);
});

test("a finger that moves up scrolls the page and not the slides", async ({ page }) => {
  await swipe(page, -30, -250);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expectSlide(page, 1);
});
