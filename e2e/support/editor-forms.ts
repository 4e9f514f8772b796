import { expect as within5s, type Locator, type Page } from "@playwright/test";

/** The editor is a large program, and machines differ. */
export const expect = within5s.configure({ timeout: 20_000 });

/** Goes to the form of a file by the editor's own lists. It draws only the fields in view, so the window is tall. */
export async function openForm(page: Page, collection: string, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 3000 });
  const saving = page.getByRole("button", { name: "Save" });
  // A click that comes while the editor is still setting up is lost; one that opens the form may take long to return.
  await expect(async () => {
    if (await saving.isVisible()) return;
    await page.getByRole("treeitem", { name: collection }).click({ timeout: 5_000 });
    await page.getByRole("row", { name }).click({ timeout: 5_000 });
  }).toPass();
  await expect(saving).toBeDisabled();
}

/** Opens the entry of a list that has this text, and gives its field. */
export async function fieldOf(page: Page, entry: string, name: string): Promise<Locator> {
  const group = page.getByRole("group").filter({ hasText: entry }).last();
  await group.getByRole("button", { name: "Expand" }).click();
  return page.getByRole("textbox", { name });
}

/** Saves the form, and waits until the editor says that it is done. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Entry saved.")).toBeVisible();
}
