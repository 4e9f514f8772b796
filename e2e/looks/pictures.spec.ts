import { expect, test, type Page } from "@playwright/test";
import { addStyle, WHOLE } from "../support/add-style";
import { TODAY } from "../support/clock";
import { takenOver } from "../support/visit";
import { expectLook, pictures } from "./compare";
import { SCREENS, type Screen } from "./screens";

/** A fixed reference, because each enquiry gets another one. */
const REFERENCE = { reference: "7K2M-9PQ4" };

/** The second page of a visit has the web fonts from the start; the banner comes only where it is asked for. */
async function open(page: Page, { path, enter, withoutScripts = false }: Screen): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.route("**/api/enquiry", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: "reference" in answer ? { ...answer, ...REFERENCE } : answer });
  });
  for (const _visit of ["first", "second"]) {
    await page.goto(path);
    if (!withoutScripts) await takenOver(page);
  }
  await page.evaluate(() => document.fonts.ready);
  if (!withoutScripts) await addStyle(page, WHOLE);
  await enter?.(page);
}

/** Pictures further down are fetched when they are scrolled to. */
const fetchPictures = (page: Page) =>
  page.evaluate(async () => {
    const all = [...document.images].filter((image) => image.checkVisibility());
    for (const image of all) image.loading = "eager";
    await Promise.all(all.map((image) => image.decode().catch(() => undefined)));
  });

for (const screen of SCREENS) {
  const { name, size, enter, withoutScripts = false, forcedColors = false } = screen;

  test(`${name} looks as it did`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: size,
      javaScriptEnabled: !withoutScripts,
      reducedMotion: "reduce",
      forcedColors: forcedColors ? "active" : "none",
    });
    const page = await context.newPage();
    await open(page, screen);
    if (!enter) await fetchPictures(page);
    const screenshot = await page.screenshot({
      fullPage: !enter,
      animations: "disabled",
      style: WHOLE,
    });
    await context.close();
    await expectLook(name, screenshot);
  });
}

test("no picture is kept of a screen that is gone", () => {
  const known = SCREENS.map(({ name }) => `${name}.webp`);
  expect(pictures.names().filter((file) => !known.includes(file))).toEqual([]);
});
