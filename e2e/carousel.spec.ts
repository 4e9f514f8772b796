import { expect, test } from "@playwright/test";
import { visitWithStoppedClock } from "./clock";
import { control, expectSlide, highlights, pointElsewhere } from "./highlights";

test.beforeEach(async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  await expectSlide(page, 1);
});

test("the slides advance every 5 s and begin again after the last", async ({ page }) => {
  await page.clock.runFor(4_900);
  await expectSlide(page, 1);
  await page.clock.runFor(100);
  await expectSlide(page, 2);
  await page.clock.runFor(5_000);
  await expectSlide(page, 3);
  await page.clock.runFor(5_000);
  await expectSlide(page, 1);
});

test("the arrows move one slide and wrap both ways", async ({ page }) => {
  for (const [arrow, slide] of [
    ["Previous slide", 3],
    ["Next slide", 1],
    ["Next slide", 2],
    ["Previous slide", 1],
  ] as const) {
    await control(page, arrow).click();
    await expectSlide(page, slide);
  }
});

test("after a click the slides rest for 10 s, then go on every 5 s", async ({ page }) => {
  await control(page, "Go to slide 3").click();
  await pointElsewhere(page);
  await expectSlide(page, 3);
  await page.clock.runFor(9_900);
  await expectSlide(page, 3);
  await page.clock.runFor(200);
  await expectSlide(page, 1);
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test("the slides wait while the pointer is over them", async ({ page }) => {
  await page.clock.runFor(2_000);
  await highlights(page).hover();
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  await pointElsewhere(page);
  await page.clock.runFor(2_900);
  await expectSlide(page, 1);
  await page.clock.runFor(200);
  await expectSlide(page, 2);
});

test("the slides wait while the keyboard is in them", async ({ page }) => {
  await highlights(page).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(control(page, "Go to slide 1")).toBeFocused();
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  await page.getByRole("link", { name: "View All Services" }).focus();
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test("the arrow keys move the slides from anywhere in the carousel", async ({ page }) => {
  await highlights(page).getByRole("link").focus();
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, 3);
  await control(page, "Pause carousel").focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 1);
});

test("the pause button stops the slides for good, until they are played again", async ({ page }) => {
  await control(page, "Pause carousel").click();
  await pointElsewhere(page);
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await control(page, "Play carousel").click();
  await pointElsewhere(page);
  await page.clock.runFor(5_000);
  await expectSlide(page, 2);
});

test("only the slide that shows can be reached", async ({ page }) => {
  await control(page, "Next slide").click();
  await expectSlide(page, 2);
  await expect(highlights(page).getByRole("link")).toHaveAccessibleName("Explore Media Services");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).focus();
  await page.keyboard.press("Tab");
  await expect(highlights(page).getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(control(page, "Go to slide 1")).toBeFocused();
});

test("slides are announced only while the carousel is paused", async ({ page }) => {
  const slides = highlights(page).locator("[aria-live]");
  await expect(slides).toHaveAttribute("aria-live", "off");
  await control(page, "Pause carousel").click();
  await expect(slides).toHaveAttribute("aria-live", "polite");
});
