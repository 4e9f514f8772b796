import { expect, test, type Page } from "@playwright/test";
import { addStyle, WHOLE } from "../support/add-style";
import { overlapping, sideways } from "../support/room";
import { still, visit } from "../support/visit";

/** What editors may write, and a layout that fits today's words alone has no room for. */

const softly = expect.configure({ soft: true });

/** A phone, and the narrowest window of each layout. */
const WIDTHS = [320, 390, 640, 768, 1024, 1200, 1440];

async function expectRoom(page: Page): Promise<void> {
  await addStyle(page, WHOLE);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await softly.poll(() => sideways(page), `${width} px`).toEqual({ scroll: 0, cut: [] });
    softly(await overlapping(page), `${width} px`).toEqual([]);
  }
}

/** The names of the services on the home page. */
const NAMES = "[style*=--columns] h3";

/** Puts a text in place of that of the elements that a selector finds. */
const reword = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([found, words]) => {
      for (const element of document.querySelectorAll(found!)) element.lastChild!.textContent = words!;
    },
    [selector, text],
  );

test.beforeEach(({ page }) => still(page));

test("five services have room on the home page", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    const branches = document.querySelector("[style*=--columns]")!;
    while (branches.querySelectorAll("h3").length < 5)
      branches.append(branches.lastElementChild!.cloneNode(true));
  });
  await addStyle(page, WHOLE);
  await reword(page, NAMES, "Development");
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page.locator(NAMES).evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name.lastChild!);
        return range.getClientRects().length;
      }),
    );
    expect(lines, `${width} px`).toEqual([1, 1, 1, 1, 1]);
  }
  await reword(page, NAMES, "Analytics and reporting");
  await expectRoom(page);
});

test("a long label that leads nowhere yet has room in the footer", async ({ page }) => {
  await visit(page, "/about");
  await reword(page, "footer a[data-soon]", "Responsible AI and data protection");
  await reword(page, "footer a[href^='mailto:']", "enquiries@consultancy-of-the-emirates.example");
  await expectRoom(page);
});

test("an address that is written out, and a long word, have room in a text", async ({ page }) => {
  await visit(page, "/privacy");
  await reword(
    page,
    "main p",
    "Read at https://legislation.example/en/legislations/1972/articles/all-of-them.html",
  );
  await expectRoom(page);
  await visit(page, "/");
  await reword(page, "main ol p", "Telekommunikationsinfrastruktur");
  await expectRoom(page);
});

test("long words on a button leave room for the sentence beside it", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    for (const button of document.querySelectorAll("main a:has(+ p)"))
      button.firstChild!.textContent = "Ask us anything about your project, your data or your deadline";
  });
  await expectRoom(page);
});
