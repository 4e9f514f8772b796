import { expect, test, type Page } from "@playwright/test";
import { addStyle } from "../support/add-style";
import { LANGUAGES, OFFERING_PATHS, TRANSLATIONS } from "../support/site-pages";
import { still, visit } from "../support/visit";

/** A quotation that is all that its entry holds. */
const SYMPTOMS = "main li > q:only-child";

const WIDTHS = [320, 390, 600, 768, 1024, 1280];

const heights = (page: Page) =>
  page.locator(SYMPTOMS).evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().height));

// English quotations stay open.
for (const { prefix, name } of LANGUAGES.filter(({ code }) => code === "ar")) {
  test(`a closing quotation mark breaks no line: ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await still(page);
    let seen = 0;
    const translated = OFFERING_PATHS.map((one) => prefix + one).filter((path) =>
      TRANSLATIONS.some((page) => page.path === path),
    );
    for (const path of translated) {
      await visit(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const closed = await heights(page);
        seen += closed.length;
        const style = await addStyle(page, "q::after { content: none !important }");
        expect.soft(closed, `${path}, ${width} px`).toEqual(await heights(page));
        await style.evaluate((element) => element.remove());
      }
    }
    test.skip(seen === 0, "no offering has quotations");
  });
}
