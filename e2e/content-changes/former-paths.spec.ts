import { expect, test } from "@playwright/test";
import { FORMER } from "./site/changes";
import { PLACES } from "./site/places";

for (const [what, { path, to }] of Object.entries(FORMER)) {
  test(`the former path of a renamed ${what} leads to it for good, in one step`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
    expect((await request.get(path)).status()).toBe(200);
  });
}

test("a visitor who follows an old link sees the page at its new address", async ({ page }) => {
  await page.goto(FORMER.page.path);
  await expect(page).toHaveURL(FORMER.page.to);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the former path of a service that was removed leads nowhere", async ({ request }) => {
  const answer = await request.get(PLACES.restored.url + FORMER.service.path, { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
});
