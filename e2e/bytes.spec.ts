import { expect, test, type Browser, type Request } from "@playwright/test";
import { expectSlide } from "./highlights";
import { PAGES } from "./pages";
import { visit } from "./visit";

/** The phone of Lighthouse's mobile runs: its width and density choose the pictures. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Most bytes of script, compressed, on a first load without interaction (issue 4). */
const SCRIPT = { home: 125_000, form: 125_000, other: 110_000 };
const FONTS = 60_000;
const HOME_HTML = 20_000;
const HERO_PICTURE = 40_000;
const HOME_IN_ALL = 260_000;

type Weighed = { type: string; path: string; bytes: number };

/**
 * What a first visit to a page transfers until nothing is under way any more, on Home until its slides have moved by
 * themselves: bodies as they were compressed.
 */
async function weigh(browser: Browser, path: string): Promise<{ loads: Weighed[]; form: boolean }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await visit(page, path);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await page.waitForLoadState("networkidle");
  if (path === "/") await expectSlide(page, 2);
  const loads = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const form = (await page.locator("main form").count()) > 0;
  await context.close();
  return { loads, form };
}

function sum(loads: Weighed[], type?: string): number {
  return loads
    .filter((load) => type === undefined || load.type === type)
    .reduce((total, { bytes }) => total + bytes, 0);
}

for (const { path } of PAGES) {
  test(`${path} stays within its budget of bytes`, async ({ browser }) => {
    const { loads, form } = await weigh(browser, path);
    const script = path === "/" ? SCRIPT.home : form ? SCRIPT.form : SCRIPT.other;
    const heaviest = JSON.stringify([...loads].sort((a, b) => b.bytes - a.bytes).slice(0, 8));
    for (const [type, most] of [
      ["script", script],
      ["font", FONTS],
    ] as const) {
      expect(sum(loads, type), "nothing weighed proves nothing").toBeGreaterThan(0);
      expect(sum(loads, type), heaviest).toBeLessThanOrEqual(most);
    }
  });
}

test("Home weighs little in all, and its first picture too", async ({ browser }) => {
  const { loads } = await weigh(browser, "/");
  const hero = loads.find(({ type }) => type === "image");
  expect(sum(loads, "document")).toBeLessThanOrEqual(HOME_HTML);
  expect(hero?.path).toMatch(/\.avif$/);
  expect(hero?.bytes).toBeLessThanOrEqual(HERO_PICTURE);
  expect(sum(loads)).toBeLessThanOrEqual(HOME_IN_ALL);
});
