import { expect, test } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser } from "../../tools/run/find-browser";
import { fieldId } from "../../src/enquiry/form-definition";
import { newAddress } from "../support/mailbox";
import { MOST_PAGES, NOT_FOUNDS, SERVICE_PATHS } from "../support/site-pages";

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
  // Browsers that Playwright starts never keep pages for Back, and a headless browser keeps none either.
  browser = await puppeteer.launch({
    executablePath: findBrowser("chrome", process.env),
    args: launchOptions.args,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});

test.afterAll(() => browser.close());

// No browser keeps a page that was answered with 404.
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

test("an enquiry that was sent from another page is gone from the form that back brings", async ({
  baseURL,
}) => {
  const page = await browser.newPage();
  const message = `#${fieldId("message")}`;
  const open = async (path: string) => {
    await page.goto(baseURL + path, { waitUntil: "networkidle0" });
    await page.waitForSelector("form[novalidate]");
  };
  const typed = () => page.$eval(message, (field) => (field as HTMLTextAreaElement).value);
  await open("/contact");
  await page.type(`#${fieldId("name")}`, "Noor");
  await page.type(`#${fieldId("email")}`, newAddress());
  await page.type(message, "Hello there");
  await page.evaluate(() => void Object.assign(window, { left: true }));
  await open(SERVICE_PATHS[0]!);
  await expect.poll(typed).toBe("Hello there");
  await page.$eval("form button[type=submit]", (button) => button.click());
  await page.waitForSelector("form[hidden]");

  await page.goBack({ waitUntil: [] });
  await expect.poll(() => page.evaluate(howItCame)).toMatchObject({ path: "/contact", kept: true });
  await expect.poll(typed).toBe("");
  await page.close();
});
