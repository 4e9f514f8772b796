import { expect, test, type Page } from "@playwright/test";
import { listenToConsole } from "../support/console";
import { site } from "../support/content";
import { pageAt, PAGES, SAMPLE_PATHS } from "../support/site-pages";
import { goTo, scrollThrough, still, visit } from "../support/visit";

test("no page preloads what it does not use", async ({ context }) => {
  const said = listenToConsole(context);
  const opened = await Promise.all(
    SAMPLE_PATHS.map(async (path) => {
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
  const said = listenToConsole(context);
  await still(page);
  await visit(page, "/");
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  for (const { path, title } of [...PAGES, ...PAGES.slice(0, 1)]) {
    await goTo(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await scrollThrough(page);
    expect([path, ...said]).toEqual([path]);
  }
  await expect(page.locator("html[data-marked]")).toHaveCount(1);
});

test("a page-view script that fails is one warning that names its path", async ({ context, page }) => {
  const said = listenToConsole(context);
  await page.route(`**${site.analytics.script}`, (route) => route.abort());
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await visit(page, "/");
  await warned;
  await goTo(page, "/about");
  await expect(page).toHaveTitle(pageAt("/about").title);
  const ours = said.filter((line) => !line.includes("Failed to load resource"));
  expect(ours).toEqual([`warning: The page-view script ${site.analytics.script} could not be loaded.`]);
});

test("the page-view script tells path, referrer and window of each page, and sets no cookie", async ({
  context,
  page,
}) => {
  const views = await collectViews(page);
  await visit(page, "/");
  await expect.poll(() => views).toEqual([{ path: "/", referrer: "", viewport: "large" }]);
  await goTo(page, "/about");
  await expect.poll(() => views).toHaveLength(2);
  expect(views[1]).toEqual({ path: "/about", referrer: "", viewport: "large" });
  expect(await context.cookies()).toEqual([]);
});

for (const [how, open] of [
  ["new documents", visit],
  ["navigations within the page", goTo],
] as const) {
  test(`five pages, twice back and once forward are eight views, as ${how}`, async ({ page }) => {
    const views = await collectViews(page);
    const [first = "/", ...others] = PAGES.slice(0, 5).map(({ path }) => path);
    await visit(page, first);
    await expect.poll(() => views).toHaveLength(1);
    const steps = [
      ...others.map((path) => () => open(page, path)),
      () => page.goBack(),
      () => page.goBack(),
      () => page.goForward(),
    ];
    for (const [index, step] of steps.entries()) {
      await step();
      await expect.poll(() => views).toHaveLength(index + 2);
    }
    const [third, fourth] = others.slice(1);
    const back = [fourth, third, fourth].map((path) => expect.objectContaining({ path }));
    expect(views.slice(5)).toEqual(back.map((view) => view as unknown));
  });
}

/** What the page-view script sends from now on. */
async function collectViews(page: Page): Promise<unknown[]> {
  const views: unknown[] = [];
  await page.exposeFunction("onView", (body: string) => views.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const { onView } = window as unknown as { onView: (body: string) => void };
    navigator.sendBeacon = (_url, body) => {
      void (body as Blob).text().then(onView);
      return true;
    };
  });
  return views;
}
