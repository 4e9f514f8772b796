import { expect, type Page } from "@playwright/test";

export const TITLES = ["AI-Powered Solutions", "Media Production", "Custom Software Development"];

export const highlights = (page: Page) => page.getByRole("region", { name: "Highlights" });

export const control = (page: Page, name: string) => highlights(page).getByRole("button", { name });

/** Waits until a slide (counted from 1) shows: its dot is the current one, and nothing of the others can be read. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  const current = highlights(page).locator("button[aria-current=true]");
  await expect(current).toHaveAccessibleName(`Go to slide ${number}`);
  await expect(highlights(page).getByRole("heading")).toHaveText([TITLES[number - 1] ?? ""]);
}

/** Moves the pointer off the carousel, onto the header. */
export const pointElsewhere = (page: Page) => page.mouse.move(5, 5);
