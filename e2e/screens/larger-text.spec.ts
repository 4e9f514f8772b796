import { expect, test, type Page } from "@playwright/test";
import { addStyle, WHOLE } from "../support/add-style";
import { clipped, overlapping, sideways } from "../support/room";
import { CRITERIA_PATHS, isHome, pageAt } from "../support/site-pages";
import { still, visit } from "../support/visit";

const softly = expect.configure({ soft: true });

/** Text of twice the size that is set in the browser, so that the window does not get narrower (1.4.4). */
const TWICE = "html { font-size: 200% }";

/** Text of a size that browsers offer in their settings. */
const LARGER = "html { font-size: 125% }";

/** The spacing of 1.4.12, all at once. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** A phone, and the narrowest window of each layout. */
const WIDTHS = [390, 640, 1024, 1200, 1440];

/** The windows that have the navigation in the header's row. */
const WIDE = [1024, 1100, 1200, 1280, 1440];

/** Whether the descriptor beside the logo lies over the navigation, or meets it. */
const meetsNavigation = (page: Page) =>
  page.evaluate(() => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector("section[aria-roledescription] > p > span")!.lastChild!);
    const descriptor = text.getBoundingClientRect();
    const navigation = document.querySelector("header nav ul")!.getBoundingClientRect();
    return (
      descriptor.left < navigation.right + 8 &&
      descriptor.right > navigation.left - 8 &&
      descriptor.top < navigation.bottom &&
      descriptor.bottom > navigation.top
    );
  });

async function expectRoom(page: Page, style: string, widths: readonly number[]): Promise<void> {
  const added = await addStyle(page, style);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await softly.poll(() => sideways(page), `${width} px`).toEqual({ scroll: 0, cut: [] });
    softly(await clipped(page), `${width} px`).toEqual([]);
    softly(await overlapping(page), `${width} px`).toEqual([]);
  }
  await added.evaluate((element) => element.remove());
}

test.beforeEach(({ page }) => still(page));

for (const path of CRITERIA_PATHS) {
  test(`${path} has room for text of twice the size, and for more space between its letters (1.4.4, 1.4.12)`, async ({
    page,
  }) => {
    await visit(page, path);
    await addStyle(page, WHOLE);
    await expectRoom(page, TWICE, WIDTHS);
    await expectRoom(page, SPACED, [320, ...WIDTHS]);
  });
}

for (const path of CRITERIA_PATHS.filter((one) => isHome(pageAt(one)))) {
  test(`${path} keeps its descriptor off the navigation in larger text, and with more space between letters (1.4.4, 1.4.12)`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const style of ["", LARGER, TWICE, SPACED]) {
      const added = await addStyle(page, style);
      for (const width of WIDE) {
        await page.setViewportSize({ width, height: 800 });
        await softly.poll(() => meetsNavigation(page), `${width} px, ${style}`).toBe(false);
      }
      await added.evaluate((element) => element.remove());
    }
  });
}
