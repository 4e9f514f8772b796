import { expect, test } from "@playwright/test";
import { site } from "../support/content";
import { servedPage } from "../support/served-page";
import { ALL_PAGES, NOT_FOUNDS, PAGES, TRANSLATIONS } from "../support/site-pages";

for (const one of ALL_PAGES) {
  const { path, title, description, keywords, language, brand } = one;
  const exists = !NOT_FOUNDS.includes(one);

  test(`${path} answers ${exists ? 200 : 404} with one heading and all that search engines read`, async ({
    request,
  }) => {
    const { response, document, attributes } = await servedPage(request, path);
    expect(response.status()).toBe(exists ? 200 : 404);
    expect(response.headers()["content-type"]).toMatch(/^text\/html/);

    expect(document.title).toBe(title);
    expect(document.querySelectorAll("head title")).toHaveLength(1);
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelectorAll("h1")).toHaveLength(1);

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
    for (const [tag, content] of Object.entries(tags))
      expect
        .soft(attributes(tag, "content"), tag)
        .toEqual([typeof content === "string" ? content : expect.stringMatching(content)]);
    expect(attributes('link[rel="canonical"]', "href")).toEqual(exists ? [address] : []);
  });
}

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
