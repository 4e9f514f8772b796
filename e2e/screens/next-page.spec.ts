import { expect, test, type Page } from "@playwright/test";
import { pageAt } from "../support/site-pages";
import { visit } from "../support/visit";

const TARGET = "/about";

/** What was fetched since the page came, as types and paths. */
function listen(page: Page): () => string[] {
  const seen: string[] = [];
  page.on("request", (request) => seen.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  return () => seen.filter((one) => /^(image|script|xhr|fetch) /.test(one));
}

const link = (page: Page) => page.locator(`header nav a[href="${TARGET}"]`);
const isData = (request: string) => request.endsWith(`/page-data${TARGET}/page-data.json`);
const isPicture = (request: string) => request.startsWith("image ");

test("data and picture of a page come when a pointer comes to its link, and not before", async ({ page }) => {
  await visit(page, "/contact");
  const seen = listen(page);
  await page.waitForTimeout(4_000);
  expect(seen().filter(isData)).toEqual([]);

  await link(page).hover();
  await expect.poll(() => seen().some(isData)).toBe(true);
  await expect.poll(() => seen().filter(isPicture).length).toBe(1);
  await page.waitForLoadState("networkidle");

  await page.context().setOffline(true);
  await link(page).click();
  await expect(page).toHaveTitle(pageAt(TARGET).title);
  const picture = page.locator("main img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});
