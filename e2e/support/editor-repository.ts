import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesIn } from "../../plugins/gatsby-plugin-content/check/files-in";
import { expect } from "./editor-forms";

/**
 * Opens /admin with a copy of the content in the browser's private file system. Tests cannot reach the browser's own
 * window for picking the folder of the repository, so it is replaced by that copy: its files and folders have the same
 * interface as those on the disk.
 */
export async function openEditor(page: Page): Promise<void> {
  await page.goto("/robots.txt"); // Any address of the site will do: the file system is the site's.
  const files = contentFiles().map((path): [string, string] => [path, readFileSync(path, "base64")]);
  await page.evaluate(fill, files);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/admin");
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("group", { name: "Content Library" })).toBeVisible();
}

/** What a file of the copy holds now. */
export function savedText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await folder.getFileHandle(names.at(-1) ?? "");
    return (await file.getFile()).text();
  }, path.split("/"));
}

/** Every file under content/. */
export const contentFiles = (): string[] => filesIn("content").map((path) => join("content", path));

/** Runs in the page: writes the files beside a folder `.git`, which makes it a repository. */
async function fill(files: [path: string, data: string][]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const [path, data] of files) {
    const names = path.split("/");
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
    const writable = await file.createWritable();
    await writable.write(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
    await writable.close();
  }
}
