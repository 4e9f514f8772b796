import { expect, test } from "@playwright/test";
import { controls, site } from "../support/content";
import { faulty, names, walk } from "../support/keyboard";
import { isPlaceholder, linkText } from "../support/links";
import { leaveWindow, promo } from "../support/promo";
import { LANGUAGES } from "../support/site-pages";
import { still, visit } from "../support/visit";

/** The last link of every page: a placeholder is none for the keyboard. */
const LAST_STOP = [
  site.contact.phones[0],
  ...site.footer.legal.filter((link) => !isPlaceholder(link)).map(linkText),
  ...LANGUAGES.slice(1).map(({ name }) => name),
].at(-1);

for (const width of [390, 1440]) {
  for (const path of ["/", "/contact"]) {
    test(`at ${width} px the keyboard sees where it is all through ${path}, and back`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await still(page);
      await visit(page, path);
      const there = await walk(page, "Tab");
      expect(faulty(there)).toEqual([]);
      expect(names(there)[0]).toBe(controls.skipLink);
      expect(names(there).at(-1)).toBe(LAST_STOP);

      const back = await walk(page, "Shift+Tab", there.length);
      expect(faulty(back)).toEqual([]);
      expect(names(back)).toEqual(names(there).reverse());
    });
  }
}

test("with the banner open the keyboard still sees where it is", async ({ page }) => {
  await still(page);
  await visit(page, "/contact");
  await leaveWindow(page);
  await expect(promo(page)).toBeVisible();
  const stops = await walk(page, "Tab");
  expect(faulty(stops)).toEqual([]);
  expect(names(stops)).toContain(controls.closeBanner);
});
