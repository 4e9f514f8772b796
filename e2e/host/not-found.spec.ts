import { expect, test } from "@playwright/test";
import { notFoundPage } from "../support/content";
import { NOT_FOUND, pageAt } from "../support/site-pages";
import { visit } from "../support/visit";

test("the button returns to where one came from", async ({ page }) => {
  await visit(page, "/about");
  await visit(page, NOT_FOUND.path);
  await page.getByRole("button", { name: notFoundPage.back, exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(pageAt("/about").title);
});

test("the link leads home", async ({ page }) => {
  await visit(page, NOT_FOUND.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.heading);
  await page.getByRole("main").getByRole("link", { name: notFoundPage.home, exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(pageAt("/").title);
});

test("the address that does not exist stays in the address bar, and its prebuilt page stays", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  for (const path of ["/services/nothing-here", "/a/deep/path"]) {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(NOT_FOUND.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.heading);
    expect(errors, "React takes the page over as it is").toEqual([]);
  }
});
