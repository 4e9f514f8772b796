import { expect, test, type Page } from "@playwright/test";
import { readTexts } from "../../plugins/gatsby-plugin-content/check/check-content";
import { siteFacts } from "../../plugins/gatsby-plugin-content/enquiry/site-facts";
import type { Edition } from "../../functions/site/facts";
import { fieldId } from "../../src/enquiry/form-definition";
import type { FieldName } from "../../src/enquiry/fields";
import { wordsOf } from "../../src/enquiry/words";
import { bothMailsOf, newAddress } from "../support/mailbox";
import { SERVICE_PATHS, TRANSLATIONS } from "../support/site-pages";
import { visit } from "../support/visit";

/** An enquiry from each further edition of the site: the visitor gets its language, the company its own. */

const [own, ...others] = siteFacts(readTexts()).editions;

/** Not inside an e-mail address, which may contain such a code too. */
const REFERENCE = /(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/;

const field = (page: Page, name: FieldName) => page.locator(`#${fieldId(name)}`);
const send = (page: Page, { words }: Edition) => page.getByRole("button", { name: words.form.send }).click();

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, "name").fill("نور Saleh");
  await field(page, "email").fill(email);
  await field(page, "message").fill("نريد موقعًا.\nBy May, please.");
}

/** The contact page and the first service that has a page in the language. */
function pathsOf({ home, contact }: Edition): string[] {
  const services = SERVICE_PATHS.map((path) => home + path);
  return [contact, ...services.filter((path) => TRANSLATIONS.some((page) => page.path === path)).slice(0, 1)];
}

for (const edition of others) {
  const { language, direction, contact, words } = edition;
  const { answers, toasts } = words.form;

  async function expectMails(page: Page, email: string): Promise<string> {
    const { company, confirmation } = await bothMailsOf(page.request, email);
    expect(confirmation.subject).toBe(words.mails.confirmation.title);
    expect(confirmation.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(company.html).toContain(`<html lang="${own.language}" dir="${own.direction}">`);
    const name = new Intl.DisplayNames(own.language, { type: "language" }).of(language)!;
    expect(company.text).toContain(`${own.words.mails.inbox.languageLabel}: ${name}`);
    return REFERENCE.exec(company.text ?? "")![0];
  }

  for (const path of pathsOf(edition)) {
    test(`an enquiry from ${path} is confirmed in its language`, async ({ page }) => {
      const email = newAddress();
      await visit(page, path);
      await fillIn(page, email);
      await send(page, edition);

      await expect(page.getByRole("heading", { name: toasts.sent.title, exact: true })).toBeFocused();
      const reference = await expectMails(page, email);
      await expect(page.getByText(reference.replace("-", "\u2011"))).toBeVisible();
    });
  }

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    for (const path of pathsOf(edition)) {
      test(`an enquiry from ${path} is confirmed in its language, and leads to its contact page`, async ({
        page,
      }) => {
        const email = newAddress();
        await page.goto(path);
        await fillIn(page, email);
        await send(page, edition);

        await expect(page).toHaveURL(`${contact}#sent`);
        await expect(page.getByText(answers.sent)).toBeVisible();
        await expectMails(page, email);
      });

      test(`mistakes on ${path} are shown in its language and direction`, async ({ page }) => {
        await page.goto(path);
        await fillIn(page, newAddress());
        await field(page, "name").fill("  ");
        await send(page, edition);

        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute("dir", direction);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.answers.page.title);
        await expect(field(page, "name")).toHaveAccessibleDescription(
          wordsOf(words.form, "name").messages!.required!,
        );
        await expect(field(page, "email")).toHaveAttribute("dir", "ltr");
      });
    }
  });
}
