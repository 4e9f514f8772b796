import { expect, test } from "@playwright/test";
import { serveInPieces } from "../support/serve-in-pieces";
import { LANGUAGES } from "../support/site-pages";

test.use({
  viewport: { width: 1440, height: 900 },
  // As on a computer whose scrollbars take room.
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

for (const { prefix } of LANGUAGES) {
  const path = prefix || "/";
  test(`the width of ${path} is the same before all of it has arrived`, async ({ page }) => {
    const { url, finish, close } = await serveInPieces(
      [path],
      (html) => html.indexOf("</a>", html.indexOf("</h1>")) + "</a>".length,
    );
    const width = () => page.evaluate(() => document.documentElement.clientWidth);
    await page.goto(url + path, { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeVisible();
    const before = await width();
    finish();
    await page.waitForLoadState();
    expect(before).toBeLessThan(1440);
    expect(await width()).toBe(before);
    close();
  });
}
