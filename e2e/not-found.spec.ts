import { expect, test } from "@playwright/test";
import { NOT_FOUND, site } from "./pages";
import { visit } from "./visit";

test("Go Back returns to where one came from", async ({ page }) => {
  await visit(page, "/about");
  await visit(page, NOT_FOUND.path);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(`About | ${site.brand}`);
});

test("Back to Home leads home", async ({ page }) => {
  await visit(page, NOT_FOUND.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(`Home | ${site.brand}`);
});

test("the address that does not exist stays in the address bar, and its title stays", async ({ page }) => {
  for (const path of ["/services/nothing-here", "/a/deep/path"]) {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(NOT_FOUND.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  }
});
