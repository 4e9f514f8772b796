import { readFileSync } from "node:fs";
import { test } from "@playwright/test";
import { expect, fieldOf, openForm, save } from "./editor-forms";
import { openEditor, savedText } from "./editor-repository";

const FAQS = "content/home/faqs.yaml";
const shipped = (path: string) => readFileSync(path, "utf8");

test("a question changed in the form changes its lines in the file, and nothing else", async ({ page }) => {
  await openEditor(page);
  await openForm(page, "Home", "Questions");
  const answer = await fieldOf(page, "How long does a project take?", "Answer");
  await answer.fill((await answer.inputValue()).replace("at the end of each one", "every two weeks"));
  await save(page);

  expect(await savedText(page, FAQS)).toBe(
    shipped(FAQS).replace("at the end of each one", "every two weeks"),
  );
});

test("a question added in the form is written as the others are", async ({ page }) => {
  await openEditor(page);
  await openForm(page, "Home", "Questions");
  await page.getByRole("button", { name: /^Add .?Question/ }).click();
  await page.getByRole("textbox", { name: "Question" }).fill("Do you work on site?");
  await page
    .getByRole("textbox", { name: "Answer" })
    .fill("Yes, when it helps: the first workshop usually is.");
  await save(page);

  expect(await savedText(page, FAQS)).toBe(
    `${shipped(FAQS)}- question: Do you work on site?\n  answer: >-\n` +
      "    Yes, when it helps: the first workshop usually is.\n",
  );
});

test("a service is changed in its own file, comments and paragraphs as they were", async ({ page }) => {
  const path = "content/services/media.yaml";
  await openEditor(page);
  await openForm(page, "Services", "Media Services");
  await page.getByRole("textbox", { name: "Short name" }).fill("Film");
  await save(page);

  expect(await savedText(page, path)).toBe(shipped(path).replace("shortName: Media", "shortName: Film"));
});

test("a picture picked in the form is named by its way from the file", async ({ page }) => {
  const path = "content/pages/about.yaml";
  await openEditor(page);
  await openForm(page, "Pages", "About page");
  await page.getByRole("button", { name: "Replace Image" }).click();
  await page.getByRole("option", { name: "hero-media.jpg" }).click();
  await page.getByRole("button", { name: "Insert" }).click();
  await save(page);

  expect(await savedText(page, path)).toBe(
    shipped(path).replace("images/about.jpg", "images/hero-media.jpg"),
  );
});

test("a form does not save what its schema refuses, and says so", async ({ page }) => {
  await openEditor(page);
  await openForm(page, "Home", "Questions");
  const question = await fieldOf(page, "How long does a project take?", "Question");
  await question.fill("");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(question).toHaveAttribute("aria-invalid", "true");
  expect(await savedText(page, FAQS)).toBe(shipped(FAQS));
});

test("the editor asks no other host for anything, and breaks no policy", async ({ page, baseURL }) => {
  const heard: string[] = [];
  page.on("request", (asked) => {
    const address = asked.url();
    if (!address.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(address)) heard.push(address);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  await openEditor(page);
  await openForm(page, "Services", "Media Services");
  await page.getByRole("button", { name: "Replace Image" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(heard).toEqual([]);
});

test("the editor is in no sitemap, and robots may read that it belongs in no index", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).not.toContain("Disallow");
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain("/admin");
  expect(await (await request.get("/admin")).text()).toContain('<meta name="robots" content="noindex">');
});
