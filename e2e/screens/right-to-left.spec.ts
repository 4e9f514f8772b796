import { expect, test, type Locator, type Page } from "@playwright/test";
import { languagesOf } from "../../plugins/gatsby-plugin-content/editions/languages";
import { site } from "../support/content";
import { visit } from "../support/visit";

/** What a reading direction changes, on the editions that run from right to left: what is painted where, keys, fonts. */

const EDITIONS = languagesOf(site).filter(({ direction }) => direction === "rtl");

const carousel = (page: Page) => page.locator("section[aria-roledescription]");

/** The place of the slide that the dots call current, from 1. */
const current = (page: Page) =>
  carousel(page)
    .locator("ol button")
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === "true") + 1);

/** Where the first and the last character of a text are painted, in px from the left. */
const ends = (text: Locator) =>
  text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [0, node.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    });
  });

for (const { code } of EDITIONS) {
  test(`${code}: the arrow keys follow the reading direction`, async ({ page }) => {
    await visit(page, `/${code}`);
    await carousel(page).locator("ol button").first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => current(page)).toBe(2);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => current(page)).toBe(1);
  });

  test(`${code}: slides fill the stage, and their pictures are mirrored`, async ({ page }) => {
    await visit(page, `/${code}`);
    const lefts = await carousel(page)
      .getByRole("group", { includeHidden: true })
      .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().left)));
    expect(lefts).toEqual(lefts.map(() => 0));
    await expect(carousel(page).locator("img").first()).toHaveCSS("scale", "-1 1");
  });

  test(`${code}: addresses are painted from left to right, at the right edge`, async ({ page }) => {
    await visit(page, `/${code}/contact`);
    for (const link of await page.locator("main :is(a[href^='tel:'], a[href^='mailto:']):visible").all()) {
      const [first = 0, last = 0] = await ends(link);
      expect(first).toBeLessThan(last);
    }
    const email = page.locator("input[type=email]");
    await email.fill("sara@");
    await expect(email).toHaveCSS("direction", "ltr");
    await expect(email).toHaveCSS("text-align", "end");
  });

  test(`${code}: the fonts of the page's language alone are fetched`, async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url());
    });
    await visit(page, "/");
    await expect.poll(() => fonts.length).toBe(2);
    expect(fonts.filter((url) => /arabic|names/.test(url))).toEqual([]);
    fonts.length = 0;
    await visit(page, `/${code}`);
    await expect.poll(() => fonts.length).toBe(4);
    expect(fonts.filter((url) => !/arabic|names/.test(url))).toEqual([]);
  });
}
