import { expect, type Locator, type Page } from "@playwright/test";
import { CAROUSEL_INTERVAL_MS } from "../../src/config";
import { fill } from "../../src/fill";
import { controls, slides } from "./content";

/** The slides' titles, in order. */
export const TITLES = slides.map(({ title }) => title);

/** The numbers of the slides, counted from 1. */
export const NUMBERS = slides.map((_slide, index) => index + 1);

export const LAST = slides.length;

export const highlights = (page: Page) =>
  page.getByRole("region", { name: controls.carousel.name, exact: true });

export const control = (page: Page, name: "previous" | "next" | "pause" | "play") =>
  highlights(page).getByRole("button", { name: controls.carousel[name], exact: true });

/** The button that leads to a slide. */
export const dot = (page: Page, number: number): Locator =>
  highlights(page).getByRole("button", { name: dotName(number), exact: true });

/** Waits until a slide shows: its dot is the current one, and nothing of the others can be read. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  const current = highlights(page).locator("button[aria-current=true]");
  await expect(current).toHaveAccessibleName(dotName(number));
  await expect(highlights(page).getByRole("heading")).toHaveText([TITLES[number - 1] ?? ""]);
}

/** Moves the pointer off the carousel, onto the header. */
export const pointElsewhere = (page: Page) => page.mouse.move(5, 5);

/** A dot's name: its slide's title, followed by its visible label if the title does not contain that. */
const dotName = (number: number): string => {
  const { title = "", label = "" } = slides[number - 1] ?? {};
  const spoken = title.includes(label) ? title : `${title} (${label})`;
  return fill(controls.carousel.goTo, { position: String(number), title: spoken });
};

/** Expects a carousel with a stopped clock to stay on the first slide until its play button is pressed. */
export async function expectPausedUntilPlayed(page: Page): Promise<void> {
  await page.clock.runFor(12 * CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 1);
  await control(page, "play").click();
  await pointElsewhere(page);
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 2);
}
