import { expect, test, type Page } from "@playwright/test";
import { readPages } from "../../plugins/gatsby-plugin-content/pages/read-pages";
import { addStyle } from "../support/add-style";
import { still, visit } from "../support/visit";

/** A list item that is nothing but a quotation. */
const SYMPTOMS = "main li > q:only-child";

const WIDTHS = [320, 390, 600, 768, 1024, 1280];

const heights = (page: Page) =>
  page.locator(SYMPTOMS).evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().height));

/** The pages of Arabic offerings that quote a prospect. English quotations stay open. */
const PAGES = readPages().flatMap(({ path, language, entry }) => {
  const { symptoms } = entry.values as { symptoms?: string[] };
  return language === "ar" && symptoms ? [{ path, symptoms }] : [];
});

for (const { path, symptoms } of PAGES) {
  test(`a closing quotation mark breaks no line of ${path}`, async ({ page }) => {
    await still(page);
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const closed = await heights(page);
      expect(closed).toHaveLength(symptoms.length);
      const style = await addStyle(page, "q::after { content: none !important }");
      expect.soft(closed, `${width} px`).toEqual(await heights(page));
      await style.evaluate((element) => element.remove());
    }
  });
}
