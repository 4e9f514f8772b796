import { test, type Page } from "@playwright/test";
import { site } from "../support/content";
import { expectOnlyChanged, shipped, valuesIn } from "../support/editor-changes";
import { expect, fieldOf, openForm, save } from "../support/editor-forms";
import { standInForGitLab, TOKEN } from "../support/editor-gitlab";

test.skip(site.editor === "left-out", "The site is built without the editor.");

const TEAM = "content/about/team.yaml";

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("a change is committed to the repository, one file with the lines that were changed", async ({
  page,
}) => {
  const team = valuesIn<{ name: string }[]>(TEAM);
  const last = team.length - 1;
  const commits = await standInForGitLab(page);
  await signIn(page, TOKEN);
  await openForm(page, "About", "Team");
  const title = await fieldOf(page, team[last]?.name ?? "", "Title");
  await title.fill("Head of Proofs");
  await save(page);

  expect(commits).toEqual([
    {
      branch: "main",
      commit_message: expect.stringContaining("team"),
      actions: [expect.objectContaining({ action: "update", file_path: TEAM })],
    },
  ]);
  const content = commits[0]?.actions[0]?.content ?? "";
  expectOnlyChanged(shipped(TEAM), content, [last, "title"], "Head of Proofs");
});

test("nobody gets in with a token that the repository's host does not know", async ({ page }) => {
  const commits = await standInForGitLab(page);
  await signIn(page, "another");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByRole("group", { name: "Content Library" })).toBeHidden();
  expect(commits).toEqual([]);
});
