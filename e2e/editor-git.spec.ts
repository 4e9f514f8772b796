import { readFileSync } from "node:fs";
import { test, type Page } from "@playwright/test";
import { expect, fieldOf, openForm, save } from "./editor-forms";
import { standInForGitLab, TOKEN } from "./editor-gitlab";

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("a change is committed to the repository, one file with the lines that were changed", async ({
  page,
}) => {
  const commits = await standInForGitLab(page);
  await signIn(page, TOKEN);
  await openForm(page, "About", "Team");
  const title = await fieldOf(page, "Daniel Karam", "Title");
  await title.fill("Head of Projects");
  await save(page);

  const path = "content/about/team.yaml";
  const content = readFileSync(path, "utf8").replace("Head of Delivery", "Head of Projects");
  expect(commits).toEqual([
    {
      branch: "main",
      commit_message: expect.stringContaining("team"),
      actions: [expect.objectContaining({ action: "update", file_path: path, content })],
    },
  ]);
});

test("nobody gets in with a token that the repository's host does not know", async ({ page }) => {
  const commits = await standInForGitLab(page);
  await signIn(page, "another");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByRole("group", { name: "Content Library" })).toBeHidden();
  expect(commits).toEqual([]);
});
