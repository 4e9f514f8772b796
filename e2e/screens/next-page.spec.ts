import { expect, test, type Page } from "@playwright/test";
import { pageAt, SAMPLE_PATHS } from "../support/site-pages";
import { goTo, visit } from "../support/visit";

/** What was fetched since the page came, as types and paths. */
function listen(page: Page): () => string[] {
  const seen: string[] = [];
  page.on("request", (request) => seen.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  return () => seen.filter((one) => /^(image|script|xhr|fetch) /.test(one));
}

const isPicture = (request: string) => request.startsWith("image ");

for (const target of ["/about", "/services"]) {
  test(`data and first picture of ${target} come when a pointer comes to its link, and not before`, async ({
    page,
  }) => {
    const link = page.locator(`header nav a[href="${target}"]`);
    const isData = (request: string) => request.endsWith(`/page-data${target}/page-data.json`);
    await visit(page, "/contact");
    const seen = listen(page);
    await page.waitForTimeout(4_000);
    expect(seen().filter(isData)).toEqual([]);

    await link.hover();
    await expect.poll(() => seen().some(isData)).toBe(true);
    await expect.poll(() => seen().filter(isPicture).length).toBe(1);
    await page.waitForLoadState("networkidle");

    await page.context().setOffline(true);
    await link.click();
    await expect(page).toHaveTitle(pageAt(target).title);
    const picture = page.locator("main img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  });
}

/** The attributes that a page's elements have, with the elements' names, without the styles that scripts give some. */
const attributes = (page: Page) =>
  page.locator("main *").evaluateAll((all) => {
    const named = all.flatMap((one) => one.getAttributeNames().map((name) => `${one.localName}[${name}]`));
    return [...new Set(named)].filter((name) => !name.endsWith("[style]"));
  });

test("a page that a link leads to has no other attributes than the prebuilt one", async ({ page }) => {
  for (const path of SAMPLE_PATHS) {
    await visit(page, path);
    const prebuilt = await attributes(page);
    await visit(page, path === "/about" ? "/" : "/about");
    await goTo(page, path);
    await expect(page).toHaveTitle(pageAt(path).title);
    const added = async () => (await attributes(page)).filter((one) => !prebuilt.includes(one));
    await expect.poll(added, path).toEqual([]);
  }
});
