import { expect, test } from "@playwright/test";
import { CAROUSEL_INTERVAL_MS, CAROUSEL_PAUSE_MS } from "../../src/config";
import { visitWithStoppedClock } from "../support/clock";
import { slides } from "../support/content";
import {
  control,
  dot,
  expectPausedUntilPlayed,
  expectSlide,
  highlights,
  LAST,
  NUMBERS,
  pointElsewhere,
} from "../support/highlights";
import { isPlaceholder, linkText } from "../support/links";

/** How long before and after a change is due the journeys look. */
const EARLY_MS = 100;

test.beforeEach(async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  await expectSlide(page, 1);
});

test("the slides advance by themselves and begin again after the last", async ({ page }) => {
  await page.clock.runFor(CAROUSEL_INTERVAL_MS - EARLY_MS);
  await expectSlide(page, 1);
  await page.clock.runFor(EARLY_MS);
  for (const slide of [...NUMBERS.slice(1), 1]) {
    await expectSlide(page, slide);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  }
});

test("the arrows move one slide and wrap both ways", async ({ page }) => {
  for (const [arrow, slide] of [
    ["previous", LAST],
    ["next", 1],
    ["next", 2],
    ["previous", 1],
  ] as const) {
    await control(page, arrow).click();
    await expectSlide(page, slide);
  }
});

test("after a click the slides rest, then go on at their pace", async ({ page }) => {
  await dot(page, LAST).click();
  await pointElsewhere(page);
  await expectSlide(page, LAST);
  await page.clock.runFor(CAROUSEL_PAUSE_MS - EARLY_MS);
  await expectSlide(page, LAST);
  await page.clock.runFor(2 * EARLY_MS);
  await expectSlide(page, 1);
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 2);
});

test("the slides wait while the pointer is over them", async ({ page }) => {
  await page.clock.runFor(CAROUSEL_INTERVAL_MS - 3_000);
  await highlights(page).hover();
  await page.clock.runFor(6 * CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 1);
  await pointElsewhere(page);
  await page.clock.runFor(3_000 - EARLY_MS);
  await expectSlide(page, 1);
  await page.clock.runFor(2 * EARLY_MS);
  await expectSlide(page, 2);
});

test("the slides wait while the keyboard is in them", async ({ page }) => {
  await control(page, "next").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(control(page, "previous")).toBeFocused();
  await page.clock.runFor(6 * CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 1);
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 2);
});

test("the arrow keys move the slides from anywhere in the carousel", async ({ page }) => {
  await dot(page, 1).focus();
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, LAST);
  await control(page, "pause").focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 1);
});

test("the pause button stops the slides for good, until they are played again", async ({ page }) => {
  await control(page, "pause").click();
  await pointElsewhere(page);
  await expectPausedUntilPlayed(page);
});

test("only the slide that shows can be reached", async ({ page }) => {
  const [, second] = slides.map(({ ctaText, ctaLink }) => ({ label: ctaText, to: ctaLink }));
  if (!second) throw new Error("There is no second slide");
  await control(page, "next").click();
  await expectSlide(page, 2);
  const link = highlights(page).getByRole("link");
  await expect(link).toHaveAccessibleName(linkText(second));
  await page.getByRole("banner").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  if (!isPlaceholder(second)) {
    await expect(link).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await expect(dot(page, 1)).toBeFocused();
});

test("an arrow key on a slide's link takes the focus along to the next slide's", async ({ page }) => {
  const link = page.locator('[data-current="true"] a');
  await link.focus();
  for (const [key, slide] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", LAST],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(page, slide);
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Control+ArrowRight");
  await expectSlide(page, LAST);
});

test("slides are announced only while the carousel does not move by itself", async ({ page }) => {
  const announced = highlights(page).locator("[aria-live]");
  await expect(announced).toHaveAttribute("aria-live", "off");
  await control(page, "next").focus();
  await expect(announced).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("Shift+Tab");
  await control(page, "pause").click();
  await expect(announced).toHaveAttribute("aria-live", "polite");
});

test("whoever asks for less motion while the slides are in use goes on with the one that shows", async ({
  page,
}) => {
  await control(page, "next").click();
  await expect(highlights(page).locator(".swiper-initialized")).toBeVisible();
  await control(page, "next").click();
  await expectSlide(page, 3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(highlights(page).getByRole("heading")).toBeInViewport();
  await control(page, "previous").click();
  await expectSlide(page, 2);
  await expect(highlights(page).getByRole("heading")).toBeInViewport();
});
