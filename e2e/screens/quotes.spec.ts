import { expect, test, type Page } from "@playwright/test";
import { addStyle } from "../support/add-style";
import { ALL_PAGES, LANGUAGES } from "../support/site-pages";
import { still, visit } from "../support/visit";

/** A quotation that is all that its entry holds. */
const SYMPTOMS = "main li > q:only-child";

const WIDTHS = [320, 360, 390, 600, 768, 1024, 1100, 1280, 1440];

const heights = (page: Page) =>
  page.locator(SYMPTOMS).evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().height));

for (const { code, name } of LANGUAGES) {
  test(`a closing quotation mark breaks no line: ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await still(page);
    for (const { path } of ALL_PAGES.filter(({ language }) => language === code)) {
      await visit(page, path);
      if ((await page.locator(SYMPTOMS).count()) === 0) continue;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const closed = await heights(page);
        const style = await addStyle(page, "q::after { content: none !important }");
        expect.soft(closed, `${path}, ${width} px`).toEqual(await heights(page));
        await style.evaluate((element) => element.remove());
      }
    }
  });
}
