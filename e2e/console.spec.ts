import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { ALL_PAGES, NOT_FOUND, PAGES, site } from "./pages";
import { still, visit } from "./visit";

/** Gathers what the console says of all pages of a context: warnings, errors, and exceptions nobody caught. */
function listen(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on("console", (message) => {
    if (!["warning", "error"].includes(message.type())) return;
    // The browser itself reports every answer 404: the not-found page's own, and the one that tells Gatsby so.
    const isOfMissingPage = message.location().url.includes(NOT_FOUND.path);
    if (isOfMissingPage && message.text().includes("status of 404")) return;
    said.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => said.push(`exception: ${error.error().message}`));
  return said;
}

/** Scrolls through the whole page, so that everything that waits for that comes. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

test("the console stays empty on the first load of every page", async ({ context }) => {
  const said = listen(context);
  for (const { path } of ALL_PAGES) {
    const page = await context.newPage();
    await visit(page, path);
    await scrollThrough(page);
    expect([path, ...said]).toEqual([path]);
    await page.close();
  }
});

test("no page preloads what it does not use", async ({ context }) => {
  const said = listen(context);
  const pages = ["/", "/services", "/services/ai", "/about", "/contact", "/services/nlp-solutions"];
  const opened = await Promise.all(
    pages.map(async (path) => {
      const page = await context.newPage();
      await visit(page, path);
      return page;
    }),
  );
  // Chromium waits three seconds after a page has loaded before it complains.
  await Promise.all(opened.map((page) => page.waitForFunction(() => performance.now() > 5_000)));
  expect(said).toEqual([]);
});

test("the console stays empty while one goes through all pages, and every title is right", async ({
  context,
  page,
}) => {
  const said = listen(context);
  await still(page);
  await visit(page, "/");
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  for (const { path, title } of [...PAGES, ...PAGES.slice(0, 1)]) {
    // Gatsby's own way to another page, which every link of the site takes.
    await page.evaluate((to) => {
      const { ___navigate: navigate } = window as unknown as { ___navigate: (path: string) => void };
      navigate(to);
    }, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await scrollThrough(page);
    expect([path, ...said]).toEqual([path]);
  }
  await expect(page.locator("html[data-marked]")).toHaveCount(1);
});

test("a page-view script that fails is one warning that names its path", async ({ context, page }) => {
  const said = listen(context);
  await page.route(`**${site.analytics.script}`, (route) => route.abort());
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await visit(page, "/");
  await warned;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle(`About | ${site.brand}`);
  const ours = said.filter((line) => !line.includes("Failed to load resource"));
  expect(ours).toEqual([`warning: The page-view script ${site.analytics.script} could not be loaded.`]);
});

test("the page-view script tells path, referrer and window of each page, and sets no cookie", async ({
  context,
  page,
}) => {
  const views: unknown[] = [];
  await page.exposeFunction("onView", (body: string) => views.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const { onView } = window as unknown as { onView: (body: string) => void };
    navigator.sendBeacon = (_url, body) => {
      void (body as Blob).text().then(onView);
      return true;
    };
  });
  await visit(page, "/");
  await expect.poll(() => views).toEqual([{ path: "/", referrer: "", viewport: "large" }]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect.poll(() => views).toHaveLength(2);
  expect(views[1]).toEqual({ path: "/about", referrer: "", viewport: "large" });
  expect(await context.cookies()).toEqual([]);
});
