import { expect, test, type Page } from "@playwright/test";
import { site } from "../support/content";
import { servedPage, type ServedPage } from "../support/served-page";
import { ALL_PAGES, isHome, LANGUAGES, NOT_FOUNDS, PAGES, TRANSLATIONS } from "../support/site-pages";
import { visit } from "../support/visit";

const [DEFAULT, ...OTHERS] = LANGUAGES;

/** The addresses that a page names for each language. */
const alternatesOf = ({ document }: ServedPage): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
      ({ hreflang, href }) => [hreflang, href],
    ),
  );

/** The links to other languages in a part of the page. */
const switches = (page: Page, part: string) => page.locator(`${part} a[hreflang]`);

test("every page names itself and its translations, and they name it", async ({ request }) => {
  const named = new Map<string, Record<string, string>>();
  for (const { path, language } of [...PAGES, ...TRANSLATIONS]) {
    const found = alternatesOf(await servedPage(request, path));
    const address = new URL(path, site.url).href;
    if (Object.keys(found).length > 0) expect([path, found[language]]).toEqual([path, address]);
    named.set(address, found);
  }
  for (const found of named.values()) {
    for (const address of Object.values(found)) expect(named.get(address)).toEqual(found);
    if (Object.keys(found).length > 0) expect(found["x-default"]).toBe(found[DEFAULT.code]);
  }
  const translated = [...named.values()].filter((found) => Object.keys(found).length > 0);
  expect(translated.length > 0).toBe(TRANSLATIONS.length > 0);
});

test("the sitemap names the translations that pages name", async ({ request }) => {
  const map = await (await request.get("/sitemap-0.xml")).text();
  for (const { path } of TRANSLATIONS.filter(isHome)) {
    for (const [code, address] of Object.entries(alternatesOf(await servedPage(request, path))))
      expect(map).toContain(`<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`);
  }
});

for (const { path, language, direction } of ALL_PAGES.filter(({ language }) => language !== DEFAULT.code)) {
  test(`${path} is in its language, and so are the pages that it links to`, async ({ request }) => {
    const { document, attributes } = await servedPage(request, path);
    expect(document.documentElement.lang).toBe(language);
    expect(document.documentElement.dir).toBe(direction);
    const targets = attributes('a[href^="/"]:not([hreflang])', "href");
    const known = TRANSLATIONS.filter((one) => one.language === language).map((one) => one.path);
    const lost = targets.filter((to) => !known.includes(decodeURIComponent(to.split("#")[0] ?? "")));
    expect(lost).toEqual([]);
  });
}

for (const { code, name, prefix } of OTHERS) {
  test(`the link "${name}" leads to the same page, and back`, async ({ page }) => {
    const { path } = PAGES.find((one) => TRANSLATIONS.some(({ path }) => path === prefix + one.path)) ?? {
      path: "/",
    };
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    const there = switches(page, "header nav").and(page.locator(`[lang="${code}"]`));
    await expect(there).toHaveText(name);
    await there.click();
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page).toHaveURL(path === "/" ? prefix : prefix + path);
    const back = switches(page, "header nav").and(page.locator(`[lang="${DEFAULT.code}"]`));
    await expect(back).toHaveText(DEFAULT.name);
    await back.click();
    await expect(page.locator("html")).toHaveAttribute("lang", DEFAULT.code);
    await expect(page).toHaveURL(path);
  });

  test(`the link "${name}" arrives at the part that was on screen`, async ({ page }) => {
    await visit(page, "/");
    const part = page.locator("#main > *").nth(2);
    await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await switches(page, "footer")
      .and(page.locator(`[lang="${code}"]`))
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(prefix);
    await expect(page.locator("#main > *").nth(2)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test(`below ${prefix} what is not there is said in ${name}, with status 404, and stays so`, async ({
    page,
  }) => {
    const notFound = NOT_FOUNDS.find(({ language }) => language === code);
    for (const path of [`${prefix}/nothing`, `${prefix}/services/nothing`]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(notFound?.title ?? "");
      await expect(page.locator("html")).toHaveAttribute("lang", code);
    }
  });
}
