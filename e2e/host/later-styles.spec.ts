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

for (const [what, answer] of [
  ["did not come", (route: Route) => route.abort()],
  // As after another build: the request goes to an address that the host answers with its not-found page.
  ["are gone from the server", (route: Route) => route.continue({ url: route.request().url() + ".gone" })],
] as const)
  test(`scripts bring the styles that ${what}`, async ({ page }) => expectStyles(page, answer));

async function expectStyles(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.goto("/");
  await takenOver(page);
  const wanted = await headingOf(page);
  await page.route(FILE, answer);
  await page.reload();
  await takenOver(page);
  expect(await headingOf(page)).toEqual(wanted);
  await expect(later(page)).toBeVisible({ timeout: 15_000 });
  // A dialog does not wait again.
  await page.getByRole("button", { name: FIRST_CARD, exact: true }).click();
  await expect(page.getByRole("dialog", { name: FIRST_CARD })).toBeVisible({ timeout: 1_000 });
}

test("styles whose request hangs keep scripts waiting for some seconds only", async ({ page }) => {
  await page.route(FILE, () => new Promise(() => undefined));
  await page.goto("/contact", { waitUntil: "commit" });
  // Not `takenOver`: the page-view script that it looks for waits for the styles.
  await expect(page.locator("main form")).toHaveAttribute("novalidate", "", { timeout: 30_000 });
  await expect(later(page)).toBeVisible();
});
