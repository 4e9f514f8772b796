import { expect, test } from "@playwright/test";
import { OFFERING_PATHS, SERVICE_PATHS } from "../support/site-pages";
import { visit } from "../support/visit";

for (const path of ["/contact", ...SERVICE_PATHS, ...OFFERING_PATHS.slice(0, 1)]) {
  test(`${path} on paper has its heading, its specimen and the contact details, and no form`, async ({
    page,
  }) => {
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("footer a[href^='mailto:']")).toBeVisible();
    await expect(page.locator("main").getByRole("textbox")).toHaveCount(0);
    await expect(page.locator("main div:has(> form) + ol:visible")).toHaveCount(0);
    for (const part of await page.locator("#specimen article, #specimen img").all()) {
      await expect(part).toBeVisible();
    }
  });
}

test("a printed page has the answers of its questions", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  const answers = page.locator("details > p");
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
