import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { plainText } from "../../plugins/gatsby-plugin-content/editions/plain-text";
import { site } from "../support/content";
import { servedPage, type ServedPage } from "../support/served-page";
import { LANGUAGES, PAGES, TRANSLATIONS } from "../support/site-pages";

const EVERY_PAGE = [...PAGES, ...TRANSLATIONS];

/** Keys whose values are addresses, identifiers or codes, and not words that a visitor reads. */
const CODES =
  /^(@.*|alternateName|url|item|logo|image|inLanguage|knowsLanguage|openingHours|position|width|height|sameAs)$/;

/** The texts of a graph, without its codes. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (CODES.test(key) ? [] : textsIn(part)));
}

const plain = (text: string) =>
  plainText(text)
    .replace(/[\s\u2011]+/g, (found) => (found.includes("\u2011") ? "-" : " "))
    .trim();

/** What a page says: its text, shown or folded away, with its title and description. */
function wordsOf({ document, attributes }: ServedPage): string {
  const description = attributes('meta[name="description"]', "content");
  return plain([document.title, ...description, document.body.textContent].join(" "));
}

/** What search engines read besides the text. */
function graphOf({ document }: ServedPage): Record<string, unknown>[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0]?.textContent ?? "") as { "@graph": Record<string, unknown>[] };
  return graph["@graph"];
}

for (const { code, name, prefix } of LANGUAGES) {
  test(`what a page's graph says stands on the page, and facts of the firm on the contact or about page: ${name}`, async ({
    request,
  }) => {
    const pages = EVERY_PAGE.filter(({ language }) => language === code);
    let facts = "";
    for (const { path } of pages.filter(({ path }) =>
      [`${prefix}/contact`, `${prefix}/about`].includes(path),
    ))
      facts += wordsOf(await servedPage(request, path));
    for (const { path } of pages) {
      const page = await servedPage(request, path);
      const [firm, ...others] = graphOf(page);
      const words = wordsOf(page);
      expect([path, textsIn(firm).filter((text) => !facts.includes(plain(text)))]).toEqual([path, []]);
      const missing = textsIn(others).filter((text) => !`${words} ${facts}`.includes(plain(text)));
      expect([path, missing]).toEqual([path, []]);
    }
  });
}

test("every address in a graph is a page or picture of this site that answers", async ({ request }) => {
  const addresses = new Set<string>();
  for (const { path } of EVERY_PAGE) {
    for (const [, address = ""] of JSON.stringify(graphOf(await servedPage(request, path))).matchAll(
      /"(?:url|item|logo|image)":"([^"]+)"/g,
    ))
      addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(EVERY_PAGE.length);
  for (const address of addresses) {
    const response = await request.get(address.replace(site.url, ""));
    expect([address, response.status()]).toEqual([address, 200]);
  }
});

test("each page has a share picture of its own, of the size that it names", async ({ request }) => {
  const pictures = new Set<string>();
  for (const { path } of EVERY_PAGE) {
    const { attributes } = await servedPage(request, path);
    const content = (property: string) => attributes(`meta[property="${property}"]`, "content").join();
    const picture = content("og:image");
    const response = await request.get(picture.replace(site.url, ""));
    expect(response.headers()["content-type"]).toBe(content("og:image:type"));
    const { width, height } = await sharp(await response.body()).metadata();
    expect([path, `${width}`, `${height}`]).toEqual([
      path,
      content("og:image:width"),
      content("og:image:height"),
    ]);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(EVERY_PAGE.length);
});

test("the icons that pages and manifest name are there", async ({ request }) => {
  const { attributes } = await servedPage(request, "/");
  const links = attributes('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]', "href");
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(site.brand);
  for (const path of [...links, ...manifest.icons.map(({ src }) => src)]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
  }
});
