import { test } from "@playwright/test";
import { isScalar, parse, parseDocument } from "yaml";
import { listenToConsole } from "../support/console";
import { site } from "../support/content";
import { anotherPicture, expectOnlyChanged, oneService, shipped, valuesIn } from "../support/editor-changes";
import { expect, fieldOf, openForm, save } from "../support/editor-forms";
import { openEditor, savedText } from "../support/editor-repository";

test.skip(site.editor === "left-out", "The site is built without the editor.");

const FAQS = "content/home/faqs.yaml";
const ABOUT = "content/pages/about.yaml";

const faqs = valuesIn<{ question: string; answer: string }[]>(FAQS);
const LAST = faqs.length - 1;
const LAST_QUESTION = faqs[LAST]?.question ?? "";

test("a question changed in the form changes its lines in the file, and nothing else", async ({ page }) => {
  const text =
    "Shorter than before: this answer was written by a journey, and takes no more than one or two lines.";
  await openEditor(page);
  await openForm(page, "Home", "Questions");
  const answer = await fieldOf(page, LAST_QUESTION, "Answer");
  await answer.fill(text);
  await save(page);

  expectOnlyChanged(shipped(FAQS), await savedText(page, FAQS), [LAST, "answer"], text);
});

test("a question added in the form is written as the others are", async ({ page }) => {
  const added = { question: "Is this question new?", answer: "Yes: the journey that adds it wrote it." };
  await openEditor(page);
  await openForm(page, "Home", "Questions");
  await page.getByRole("button", { name: /^Add .?Question/ }).click();
  await page.getByRole("textbox", { name: "Question" }).fill(added.question);
  await page.getByRole("textbox", { name: "Answer" }).fill(added.answer);
  await save(page);

  const before = shipped(FAQS);
  const after = await savedText(page, FAQS);
  expect(after.slice(0, before.length)).toBe(before);
  expect(parse(after)).toEqual([...faqs, { key: "is-this-question-new", ...added }]);
  const document = parseDocument(after);
  const styles = [0, faqs.length].map((index) => {
    const answer = document.getIn([index, "answer"], true);
    return isScalar(answer) && answer.type?.startsWith("BLOCK");
  });
  expect(styles[1]).toBe(styles[0]);
});

test("a service is changed in its own file, comments and paragraphs as they were", async ({ page }) => {
  const { file, title } = oneService();
  await openEditor(page);
  await openForm(page, "Services", title);
  await page.getByRole("textbox", { name: "Short name" }).fill("Proofs");
  await save(page);

  expectOnlyChanged(shipped(file), await savedText(page, file), ["shortName"], "Proofs");
});

test("a picture picked in the form is named by its way from the file", async ({ page }) => {
  const picture = anotherPicture(valuesIn<{ image: string }>(ABOUT).image);
  await openEditor(page);
  await openForm(page, "Pages", "About page");
  await page.getByRole("button", { name: "Replace Image" }).click();
  await page.getByRole("option", { name: picture }).click();
  await page.getByRole("button", { name: "Insert" }).click();
  await save(page);

  expectOnlyChanged(shipped(ABOUT), await savedText(page, ABOUT), ["image"], `../images/${picture}`);
});

test("a form does not save what its schema refuses, and says so", async ({ page }) => {
  await openEditor(page);
  await openForm(page, "Home", "Questions");
  const question = await fieldOf(page, LAST_QUESTION, "Question");
  await question.fill("");
  await page.getByRole("button", { name: "Save" }).click();

  await expect(question).toHaveAttribute("aria-invalid", "true");
  expect(await savedText(page, FAQS)).toBe(shipped(FAQS));
});

test("the editor asks no other host for anything, and breaks no policy", async ({
  page,
  context,
  baseURL,
}) => {
  const said = listenToConsole(context);
  const elsewhere: string[] = [];
  page.on("request", (asked) => {
    const address = asked.url();
    if (!address.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(address)) elsewhere.push(address);
  });
  await openEditor(page);
  await openForm(page, "Services", oneService().title);
  await page.getByRole("button", { name: "Replace Image" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect([...elsewhere, ...said]).toEqual([]);
});

test("the editor is in no sitemap, and robots may read that it belongs in no index", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).not.toContain("Disallow");
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain("/admin");
  expect(await (await request.get("/admin")).text()).toContain('<meta name="robots" content="noindex">');
});
