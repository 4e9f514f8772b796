import { expect, test, type Locator, type Page } from "@playwright/test";
import { isolateLatin } from "../../plugins/gatsby-plugin-content/editions/isolate-latin";
import { LANGUAGES, SAMPLES } from "../support/site-pages";
import { visit } from "../support/visit";

/** What a reading direction changes, on the editions that run from right to left: what is painted where, keys, fonts. */

const EDITIONS = LANGUAGES.filter(({ direction }) => direction === "rtl");

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

/**
 * What stands in the isolates of the page's texts: each with where its characters are painted, in px from the left,
 * those of its first line alone.
 */
const isolated = (page: Page) =>
  page.evaluate(() => {
    const found: { run: string; lefts: number[] }[] = [];
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 1: run = "", index } of text.data.matchAll(/\u2066([^\u2066\u2069]*)\u2069/g)) {
        const boxes = [...run].map((_, at) => {
          const range = document.createRange();
          range.setStart(text, index + 1 + at);
          range.setEnd(text, index + 2 + at);
          return range.getBoundingClientRect();
        });
        const line = boxes.filter(({ top, width }) => width > 0 && Math.abs(top - boxes[0]!.top) < 2);
        found.push({ run, lefts: line.map(({ left }) => left) });
      }
    }
    return found;
  });

const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

for (const { code } of EDITIONS) {
  test(`${code}: Latin words, ranges and numbers with a sign are painted as they are read`, async ({
    page,
  }) => {
    await visit(page, `/${code}/about`);
    const text = isolateLatin("خلال 24–48 ساعة، بلغة C++ أو على +971 2 000 0001 كل يوم");
    await page
      .locator("main p")
      .first()
      .evaluate((paragraph, words) => {
        paragraph.textContent = words;
        paragraph.style.whiteSpace = "nowrap";
      }, text);
    const runs = await isolated(page);
    const made = runs.filter(({ run }) => ["24–48", "C++", "+971 2 000 0001"].includes(run));
    expect(made.map(({ run }) => run)).toEqual(["24–48", "C++", "+971 2 000 0001"]);
    for (const { run, lefts } of runs) expect(lefts, run).toEqual(ascending(lefts));
    const starts = made.map(({ lefts }) => lefts[0] ?? 0);
    expect(starts.toReversed()).toEqual(ascending(starts));
  });

  test(`${code}: what is isolated in its content is painted from left to right`, async ({ page }) => {
    for (const { path } of SAMPLES.filter(({ language }) => language === code)) {
      await visit(page, path);
      for (const { run, lefts } of await isolated(page)) expect(lefts, run).toEqual(ascending(lefts));
    }
  });

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
    const links = await page.locator("main :is(a[href^='tel:'], a[href^='mailto:']):visible").all();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
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
