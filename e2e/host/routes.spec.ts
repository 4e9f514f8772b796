import { expect, test } from "@playwright/test";
import { site } from "../support/content";
import { ALL_PAGES, NOT_FOUND, NOT_FOUNDS, PAGES, TRANSLATIONS } from "../support/site-pages";

/** What the server answers, before any script runs. */
test.use({ javaScriptEnabled: false });

for (const one of ALL_PAGES) {
  const { path, title, description, keywords, language, brand } = one;
  const exists = !NOT_FOUNDS.includes(one);

  test(`${path} answers ${exists ? 200 : 404} with one heading and all that search engines read`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(exists ? 200 : 404);
    expect(await response?.headerValue("content-type")).toMatch(/^text\/html/);

    await expect(page).toHaveTitle(title);
    await expect(page.locator("title:not(svg title)")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    const address = site.url + path;
    const tags = {
      'meta[name="description"]': description,
      'meta[name="keywords"]': keywords,
      'meta[name="viewport"]': /width=device-width/,
      'meta[name="theme-color"]': /^#/,
      ...(exists
        ? {
            'meta[property="og:url"]': address,
            'meta[property="og:type"]': "website",
            'meta[property="og:site_name"]': brand,
            'meta[property="og:title"]': title,
            'meta[property="og:description"]': description,
            'meta[property="og:image"]': /^https:\/\/.+\.(jpg|png)$/,
            'meta[property="og:image:alt"]': /\S/,
            'meta[name="twitter:card"]': "summary_large_image",
          }
        : { 'meta[name="robots"]': "noindex" }),
    };
    for (const [tag, content] of Object.entries(tags)) {
      await expect.soft(page.locator(tag), tag).toHaveCount(1);
      await expect.soft(page.locator(tag), tag).toHaveAttribute("content", content);
    }
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(exists ? 1 : 0);
    if (exists) await expect(canonical).toHaveAttribute("href", address);
  });
}

test("the social preview is a picture of the size that the pages name", async ({ page, request }) => {
  await page.goto("/");
  const content = async (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  const picture = await request.get(((await content("og:image")) ?? "").replace(site.url, ""));
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\/(jpeg|png)$/);
  expect([await content("og:image:width"), await content("og:image:height")]).toEqual(["1200", "630"]);
});

test("an address with a slash at its end leads to the one without", async ({ request }) => {
  for (const { path } of PAGES.filter(({ path }) => path !== "/")) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 301]);
    const target = new URL(response.headers().location ?? "", response.url());
    expect(decodeURIComponent(target.pathname)).toBe(path);
  }
});

test("every other address answers 404 with the not-found page", async ({ request }) => {
  for (const path of ["/nowhere", "/services/nothing", "/services/ai/more", "/about.htm", "/Contact-us"]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(await response.text()) ?? [];
    expect(title.replaceAll("&amp;", "&").replaceAll("&#x27;", "'")).toBe(NOT_FOUND.title);
  }
});

test("the sitemap lists every page once and nothing else", async ({ request }) => {
  const locations = async (path: string) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const found = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
    return [...found].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
  };
  const maps = await locations("/sitemap-index.xml");
  const listed = await Promise.all(maps.map((map) => locations(map.replace(site.url, ""))));
  expect(listed.flat().sort()).toEqual([...PAGES, ...TRANSLATIONS].map(({ path }) => site.url + path).sort());
});
