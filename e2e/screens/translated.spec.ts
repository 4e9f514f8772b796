import { expect, test, type Page } from "@playwright/test";
import { OUTCOME_ID } from "../../src/enquiry/form-definition";
import { ENQUIRY_PATH } from "../../src/enquiry/paths";
import { controls } from "../support/content";
import { confirmed, field, fillIn, sendButton, values } from "../support/enquiry-form";
import { words } from "../support/enquiry-words";
import { bothMailsOf, newAddress } from "../support/mailbox";
import { NAVIGATION } from "../support/site-pages";
import { holdScripts, takenOver, visit } from "../support/visit";

/** Wraps each text in elements, as browsers do that translate a page, and each text that is added later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (text: Text) => {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) if (!text.parentElement?.closest("font, script, style, textarea")) wrap(text);
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) translateIn(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  });

const [FIRST, SECOND] = NAVIGATION;

for (const width of [390, 1440])
  test(`at ${width} px a page that the browser has translated can be sent from, and left`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.setViewportSize({ width, height: 844 });
    await page.route(`**${ENQUIRY_PATH}`, (route) => route.abort());
    await visit(page, "/contact");
    await translate(page);
    await fillIn(page, { name: "T", email: "t@example.com", message: "Translated" });
    for (const _try of [1, 2]) {
      await sendButton(page).click();
      await expect(page.locator(`#${OUTCOME_ID}`)).toHaveText(words.form.notSent);
    }
    await expect(page.getByText(words.fallback.text, { exact: true })).toBeVisible();
    for (const target of [FIRST, SECOND]) {
      const opener = page.getByRole("button", { name: controls.menu.open });
      if (await opener.isVisible()) await opener.click();
      await page.getByRole("link", { name: target!.label, exact: true }).first().click();
      await expect(page).toHaveTitle(target!.page.title);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

test("what is typed into a page that is translated before scripts run stays, and can be sent", async ({
  page,
  request,
}) => {
  const email = newAddress();
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await translate(page);
  await fillIn(page, { service: "media", email, message: "Translated" });
  await fillIn(page, { name: "Noor" });
  const before = await values(page);
  const prebuilt = await page.locator("form").elementHandle();
  release();
  await takenOver(page);
  expect(await prebuilt.evaluate((form) => form.isConnected)).toBe(false);
  await expect.poll(() => values(page)).toEqual(before);
  await expect(field(page, "name")).toBeFocused();
  await page.keyboard.type(" S.");
  await expect(field(page, "name")).toHaveValue("Noor S.");

  await sendButton(page).click();
  await expect(confirmed(page)).toBeVisible();
  await bothMailsOf(request, email);
});

test("a field's error that changes is the new one in a page that the browser has translated", async ({
  page,
}) => {
  await visit(page, "/contact");
  await translate(page);
  await sendButton(page).click();
  const error = page.locator(`#${await field(page, "message").getAttribute("id")}-error`);
  await expect(error).toHaveText(words.errors.message.required);
  await fillIn(page, { message: "x".repeat(5_001) });
  await expect(error).toHaveText(words.errors.message.tooLong);
});
