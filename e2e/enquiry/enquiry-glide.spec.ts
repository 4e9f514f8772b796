import { expect, test, type Locator, type Page } from "@playwright/test";
import { confirmed, field, fillIn, sendButton, toast } from "../support/enquiry-form";
import { newAddress } from "../support/mailbox";
import { visit } from "../support/visit";

/** Longer than the page takes to scroll to Send. */
const GLIDE_MS = 1_000;

/** Goes to Send with the keyboard and presses it at once, while the page glides there. */
async function sendOnTheWay(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await sendButton(page).focus();
  await page.keyboard.press("Enter");
}

/** Where an element begins and ends in the window, in px from its top. */
async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  return { top: box!.y, bottom: box!.y + box!.height };
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
});

test("Send, pressed while the page glides there, leads to the first field that fails", async ({ page }) => {
  await sendOnTheWay(page);
  await expect(toast(page, "alert")).toHaveCount(2);
  await page.waitForTimeout(GLIDE_MS);
  const name = await edges(field(page, "name"));
  expect(name.top).toBeGreaterThanOrEqual((await edges(page.getByRole("alert"))).bottom);
  await expect(field(page, "name")).toBeInViewport({ ratio: 1 });
});

test("Send, pressed while the page glides there, leads to the confirmation", async ({ page }) => {
  await fillIn(page, { name: "Zoë", email: newAddress(), message: "Hello" });
  await sendOnTheWay(page);
  const heading = confirmed(page).getByRole("heading").first();
  await expect(heading).toBeFocused();
  await page.waitForTimeout(GLIDE_MS);
  expect((await edges(heading)).top).toBeGreaterThanOrEqual((await edges(page.getByRole("banner"))).bottom);
  await expect(heading).toBeInViewport({ ratio: 1 });
});
