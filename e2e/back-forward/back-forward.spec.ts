import { expect, test } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser } from "../../tools/run/find-browser";
import { MOST_PAGES, NOT_FOUNDS } from "../support/site-pages";

/** Whether the page that is shown is the one that was left, and if it is not, why. */
const howItCame = () => {
  const [entry] = performance.getEntriesByType("navigation") as unknown as [{ notRestoredReasons?: unknown }];
  return {
    path: decodeURIComponent(location.pathname),
    kept: "left" in window,
    why: JSON.stringify(entry.notRestoredReasons ?? null),
  };
};

let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  // Playwright's pages are never kept, and a browser without windows keeps none.
  browser = await puppeteer.launch({
    executablePath: findBrowser("chrome", process.env),
    args: launchOptions.args,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});

test.afterAll(() => browser.close());

// What is answered with 404 is kept by no browser.
const paths = MOST_PAGES.filter((page) => !NOT_FOUNDS.includes(page)).map(({ path }) => path);

for (const [index, path] of paths.entries()) {
  const next = paths[(index + 1) % paths.length]!;

  test(`back brings ${path} as it was left, and forward ${next}`, async ({ baseURL }) => {
    const page = await browser.newPage();
    for (const one of [path, next]) {
      // A page that still loads something is not kept.
      await page.goto(baseURL + one, { waitUntil: "networkidle0" });
      await page.evaluate(() => void Object.assign(window, { left: true }));
    }
    await page.goBack({ waitUntil: [] });
    await expect.poll(() => page.evaluate(howItCame)).toEqual({ path, kept: true, why: "null" });
    await page.goForward({ waitUntil: [] });
    await expect.poll(() => page.evaluate(howItCame)).toEqual({ path: next, kept: true, why: "null" });
    await page.close();
  });
}
