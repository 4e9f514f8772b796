import { expect, type Locator, type Page } from "@playwright/test";
import { homePage, offerings } from "./content";

/** The titles of the cards, in the order of the file. */
export const CARDS: readonly string[] = offerings.map(({ title }) => title);

export const FIRST_CARD = CARDS[0] ?? "";

/** The button that is a card of the home page. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole("button", { name: title, exact: true });

export const dialog = (page: Page, title: string): Locator =>
  page.getByRole("dialog", { name: title, exact: true });

const { learnMore, close } = homePage.offeringDialog;

export const learnMoreLink = (page: Page, title: string): Locator =>
  dialog(page, title).getByRole("link", { name: learnMore, exact: true });

/** The button below the texts. */
export const closeButton = (page: Page, title: string): Locator =>
  dialog(page, title).getByRole("button", { name: close, exact: true });

/** The cross in the corner. */
export const cross = (page: Page, title: string): Locator =>
  dialog(page, title).getByRole("button", { name: `${close} ${title}`, exact: true });

/** Opens the dialog of a card, the first one if not told otherwise. */
export async function openCard(page: Page, title = FIRST_CARD): Promise<void> {
  await card(page, title).click();
  await expect(dialog(page, title)).toBeVisible();
}
