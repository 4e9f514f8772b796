import { expect, test, type Page, type Route } from "@playwright/test";
import { FIRST_CARD } from "../support/offering-dialog";
import { SAMPLE_PATHS } from "../support/site-pages";
import { takenOver } from "../support/visit";

const FILE = "**/static/styles-*.css";

/** The part below a page's top. */
const later = (page: Page) => page.locator("main > :nth-child(2)");

const headingOf = (page: Page) =>
  later(page).evaluate((part) => {
    const { fontSize, lineHeight } = getComputedStyle(part.querySelector("h2")!);
    return { fontSize, lineHeight };
  });

for (const path of SAMPLE_PATHS) {
  test(`what stands below the top of ${path} is seen with its styles only, and the top before`, async ({
    page,
  }) => {
    let held: Route | undefined;
    await page.route(FILE, (route) => void (held = route));
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("footer")).toBeAttached();
    await expect(later(page)).toBeHidden();
    expect(await page.locator("h1").evaluate((text) => getComputedStyle(text).fontFamily)).toContain(
      "Hedvig",
    );

    await held?.continue();
    await expect(later(page)).toBeVisible();
    await takenOver(page);
    // Scripts add nothing that the file has.
    await expect(page.locator("style[data-emotion]")).toHaveCount(0);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what stands below the top is shown as plain text when its styles do not come", async ({ page }) => {
    await page.route(FILE, (route) => route.abort());
    await page.goto("/");
    await expect(later(page)).toBeVisible({ timeout: 15_000 });
  });
});

test("scripts bring the styles that did not come", async ({ page }) => {
  await page.goto("/");
  await takenOver(page);
  const wanted = await headingOf(page);
  await page.route(FILE, (route) => route.abort());
  await page.reload();
  await takenOver(page);
  expect(await headingOf(page)).toEqual(wanted);
  await expect(later(page)).toBeVisible({ timeout: 15_000 });
  // A dialog does not wait anew.
  await page.getByRole("button", { name: FIRST_CARD, exact: true }).click();
  await expect(page.getByRole("dialog", { name: FIRST_CARD })).toBeVisible({ timeout: 1_000 });
});
