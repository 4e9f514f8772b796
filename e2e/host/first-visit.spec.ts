import { expect, test, type Page, type Request } from "@playwright/test";
import { listenToConsole } from "../support/console";
import { expectSlide } from "../support/highlights";
import { isHome, MOST_PAGES } from "../support/site-pages";
import { scrollThrough, SCRIPTS, visit, webFonts } from "../support/visit";

/** The phone of Lighthouse's mobile runs: its width and density choose the pictures. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** Most bytes of script, compressed, on a first load without interaction (issue 4), with 1.4 KB that start the rest. */
const SCRIPT = { home: 102_900, form: 118_400, other: 99_900 };
const FONTS = 60_000;
/** Documents, with a preview of their first picture for phones and one for wide windows, 1.5 to 2 KB (ADR 21, ADR 23). */
const HTML = { home: 15_700, other: 13_500 };
const HERO_PICTURE = 40_000;
const HOME_IN_ALL = 260_000;

type Weighed = { type: string; path: string; bytes: number };

/** What the requests transferred: bodies as they were compressed. */
const weighed = (requests: Request[]): Promise<Weighed[]> =>
  Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );

function sum(loads: Weighed[], type?: string): number {
  return loads
    .filter((load) => type === undefined || load.type === type)
    .reduce((total, { bytes }) => total + bytes, 0);
}

/**
 * The rules that Emotion added to the page's own. A styled component around another one that is no styled component
 * itself makes rules that no element has.
 */
const stylesAdded = (page: Page) =>
  page
    .locator("style[data-emotion]")
    .evaluateAll((styles: HTMLStyleElement[]) =>
      styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)),
    );

for (const one of MOST_PAGES) {
  const { path } = one;
  test(`a first visit to ${path} stays within its budget of bytes, breaks no policy and leaves the console empty`, async ({
    page,
    context,
  }) => {
    const said = listenToConsole(context);
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await visit(page, path);
    await webFonts(page);
    await page.waitForLoadState("networkidle");
    // On Home the pictures of further slides come before the slides move by themselves.
    if (path === "/") await expectSlide(page, 2);

    const loads = await weighed(requests);
    const form = (await page.locator("main form").count()) > 0;
    const script = isHome(one) ? SCRIPT.home : form ? SCRIPT.form : SCRIPT.other;
    const heaviest = JSON.stringify([...loads].sort((a, b) => b.bytes - a.bytes).slice(0, 8));
    for (const [type, most] of [
      ["script", script],
      ["font", FONTS],
    ] as const) {
      expect(sum(loads, type), "nothing weighed proves nothing").toBeGreaterThan(0);
      expect(sum(loads, type), heaviest).toBeLessThanOrEqual(most);
    }
    expect(sum(loads, "document")).toBeLessThanOrEqual(isHome(one) ? HTML.home : HTML.other);
    if (isHome(one)) expectHomeToBeLight(loads);
    expect(await stylesAdded(page), "the page has all its styles").toEqual([]);

    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(said).toEqual([]);
  });
}

function expectHomeToBeLight(loads: Weighed[]): void {
  const hero = loads.find(({ type }) => type === "image");
  expect(hero?.path).toMatch(/\.avif$/);
  expect(hero?.bytes).toBeLessThanOrEqual(HERO_PICTURE);
  expect(sum(loads)).toBeLessThanOrEqual(HOME_IN_ALL);
}

test("no picture of a page's first window waits until it is near", async ({ page }) => {
  for (const { path } of MOST_PAGES) {
    await visit(page, path);
    expect(await lazyInWindow(page), path).toEqual([]);
  }
});

/** The pictures in the window that the browser fetches only once the page is laid out. */
const lazyInWindow = (page: Page) =>
  page.locator("img[loading=lazy]").evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => {
        const { top, right, bottom, left, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map(({ src }) => src),
  );

test("the browser may compile a page's scripts while they load", async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on("request", (one) => one.resourceType() === "script" && scripts.add(one.url()));
  await visit(page, "/contact");
  await page.waitForLoadState("networkidle");
  const ofPage = [...scripts].filter((url) => SCRIPTS.test(url) && !url.includes("webpack-runtime"));
  expect(ofPage.length).toBeGreaterThan(2);
  for (const one of ofPage) {
    const [first] = (await (await request.get(one)).text()).split("\n", 1);
    expect(first, one).toBe("//# allFunctionsCalledOnLoad");
  }
});
