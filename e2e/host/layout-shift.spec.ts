import { expect, test, type Page } from "@playwright/test";
import { visitWithStoppedClock } from "../support/clock";
import { CAROUSEL_INTERVAL_MS } from "../../src/config";
import { slides } from "../support/content";
import { control, expectSlide, highlights } from "../support/highlights";
import { serveInPieces } from "../support/serve-in-pieces";
import { ALL_PAGES, isHome, SAMPLE_PATHS } from "../support/site-pages";
import { SCRIPTS, visit, webFonts } from "../support/visit";

/** No more than this may move without being asked; a good page stays below 0.1. */
const MOST = 0.005;

/** Adds up every shift from now on, those after a click or key too: nothing here may move for those either. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node?.parentElement?.outerHTML.slice(0, 80) ?? "generated";
          return `${what}: ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

type Shift = {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Waits for what arrives late (fonts, pictures) and says what has moved so far. */
async function shiftsOf(page: Page): Promise<{ total: number; shifts: Shift[] }> {
  await webFonts(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(
    () => !document.querySelector(":is(main > *, footer)[style*=content-visibility]"),
  );
  await frames(page);
  const shifts = await shiftsSoFar(page);
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** Waits until changes are painted and their shifts reported. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });

const shiftsSoFar = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

async function expectNoShift(page: Page): Promise<void> {
  const { total, shifts } = await shiftsOf(page);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
}

test.beforeEach(({ page }) => recordShifts(page));

for (const [width, height] of [
  [390, 844],
  [412, 915],
  [768, 1024],
  [1440, 900],
  // Short windows, whose lower edge cuts through a page's first part.
  [375, 568],
  [1100, 500],
] as const) {
  test(`at ${width} px nothing moves while pages load, and as their fonts arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of SAMPLE_PATHS) {
      await visit(page, path);
      await expectNoShift(page);
      // Fonts arrive late only on the first page of a visit, so each page here becomes one.
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test(`at ${width} px nothing moves when slides change, by themselves and as Swiper arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visitWithStoppedClock(page, "/");
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    await expectSlide(page, 2);
    await page.clock.resume();
    await expectNoShift(page);
    await control(page, "next").click();
    await expect(highlights(page).locator(".swiper-initialized")).toBeVisible();
    await expectSlide(page, 3);
    await expectNoShift(page);
  });
}

const WORDS = "water of a falaj runs through every field that keeps its share until nobody has to wait".split(
  " ",
);

/** The same HTML with other headings: as many words, and those shifted by `by`. */
const reworded = (html: string, by: number): string =>
  html.replace(/(<h[1-4][^>]*>)([^<]+)/g, (_, tag: string, text: string) => {
    const words = text.split(" ").map((_word, index) => WORDS[(index + by) % WORDS.length]);
    return `${tag}${words.join(" ")}`;
  });

test("a text is set smaller as fonts arrive only where it would grow otherwise", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of SAMPLE_PATHS) {
    await visit(page, path);
    await webFonts(page);
    const inVain = await page.locator("main [style*='font-size']").evaluateAll((texts) =>
      (texts as HTMLElement[]).filter((text) => {
        const { fontSize } = text.style;
        const height = text.offsetHeight;
        text.style.fontSize = "";
        const isNeeded = text.offsetHeight > height;
        text.style.fontSize = fontSize;
        return !isNeeded;
      }),
    );
    expect([path, inVain.length]).toEqual([path, 0]);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("parts that are held back below the window until fonts load appear without the page's scripts", async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/");
  await webFonts(page);
  const last = page.locator("footer a").last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [375, 568],
  [1100, 500],
] as const) {
  test(`at ${width} px nothing moves as fonts arrive, whatever the headings say`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Scripts would bring the page's own words back.
    await page.route(SCRIPTS, (route) => route.abort());
    for (let by = 0; by < WORDS.length; by++) {
      const path = SAMPLE_PATHS[by % SAMPLE_PATHS.length]!;
      await page.unroute("**" + path);
      await page.route("**" + path, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: reworded(await response.text(), by) });
      });
      await page.goto(path);
      await expectNoShift(page);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test("the part of a page's top that has arrived stays where it is as the rest arrives", async ({ page }) => {
  const { url, finish, close } = await serveInPieces(SAMPLE_PATHS, (html) => html.indexOf("</h1>"));
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = page.locator("h1");
  for (const path of SAMPLE_PATHS.filter((one) => one !== "/")) {
    await page.goto(url + path, { waitUntil: "commit" });
    const before = await heading.boundingBox();
    finish();
    await page.waitForLoadState();
    expect.soft(await heading.boundingBox(), path).toMatchObject({ x: before?.x, y: before?.y });
  }
  close();
});

for (const { path } of ALL_PAGES.filter(isHome)) {
  test(`nothing of ${path} moves, wherever its carousel is cut on its way`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const buttons = slides.length + 3;
    for (let last = 1; last < buttons; last++) {
      const { url, finish, close } = await serveInPieces([path], (html) => afterButton(html, last));
      await page.goto(url + path, { waitUntil: "commit" });
      await expect(page.locator("main button:visible")).toHaveCount(last);
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      finish();
      await page.waitForLoadState();
      await expect(page.locator("main button").nth(last)).toBeVisible();
      await frames(page);
      expect.soft(await shiftsSoFar(page), `after button ${last}`).toEqual([]);
      close();
    }
  });
}

/** Where the nth button of the page's content ends. */
function afterButton(html: string, nth: number): number {
  let at = html.indexOf("<main");
  for (let seen = 0; seen < nth; seen++) at = html.indexOf("</button>", at) + "</button>".length;
  return at;
}

for (const { path } of ALL_PAGES.filter(isHome)) {
  test(`the visible header of ${path} stays in place, wherever its document is cut on its way`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const html = await (await request.get(path)).text();
    const row = html.slice(html.indexOf("<header"), html.indexOf("<dialog"));
    for (const { index, 0: end } of row.matchAll(/<\/(svg|a|nav)>/g)) {
      const at = html.indexOf(row) + index + end.length;
      const { url, finish, close } = await serveInPieces([path], () => at);
      await page.goto(url + path, { waitUntil: "commit" });
      await expect(page.locator("header svg").first()).toBeAttached();
      const before = await placesInHeader(page);
      finish();
      await page.waitForLoadState();
      expect
        .soft((await placesInHeader(page)).slice(0, before.length), html.slice(0, at).slice(-40))
        .toEqual(before);
      close();
    }
  });
}

/** The positions of the visible links and names in the header. */
const placesInHeader = (page: Page) =>
  page
    .locator("header :is(a, a > span):visible")
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

test("nothing moves as blocks and pictures come into view", async ({ page }) => {
  for (const path of ["/", "/services", "/about"]) {
    await visit(page, path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        window.scrollTo({ top, behavior: "instant" });
        for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
      }
    });
    await expectNoShift(page);
  }
});
