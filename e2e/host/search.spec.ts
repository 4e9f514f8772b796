import { expect, test, type Page } from "@playwright/test";
import { site } from "../support/content";
import { PAGES } from "../support/site-pages";

/** What search engines and browsers read besides the text. */
test.use({ javaScriptEnabled: false });

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
  text.replace(/[\s\u2011]+/g, (found) => (found.includes("\u2011") ? "-" : " ")).trim();

/** What a page says: its text, shown or folded away, with its title and description. */
async function wordsOf(page: Page): Promise<string> {
  const parts = await page.evaluate(() => [
    document.title,
    document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
    document.body.textContent,
  ]);
  return plain(parts.join(" "));
}

async function graphOf(page: Page): Promise<Record<string, unknown>[]> {
  const script = page.locator('script[type="application/ld+json"]');
  await expect(script).toHaveCount(1);
  const graph = JSON.parse((await script.textContent()) ?? "") as { "@graph": Record<string, unknown>[] };
  return graph["@graph"];
}

test("what a page's graph says stands on the page, and facts of the firm on the contact or about page", async ({
  page,
}) => {
  let facts = "";
  for (const path of ["/contact", "/about"]) {
    await page.goto(path);
    facts += await wordsOf(page);
  }
  for (const { path } of PAGES) {
    await page.goto(path);
    const [firm, ...others] = await graphOf(page);
    const words = await wordsOf(page);
    expect([path, textsIn(firm).filter((text) => !facts.includes(plain(text)))]).toEqual([path, []]);
    const missing = textsIn(others).filter((text) => !`${words} ${facts}`.includes(plain(text)));
    expect([path, missing]).toEqual([path, []]);
  }
});

test("every address in a graph is a page or picture of this site that answers", async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const { path } of PAGES) {
    await page.goto(path);
    for (const [, address = ""] of JSON.stringify(await graphOf(page)).matchAll(
      /"(?:url|item|logo|image)":"([^"]+)"/g,
    ))
      addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(PAGES.length);
  for (const address of addresses) {
    const response = await request.get(address.replace(site.url, ""));
    expect([address, response.status()]).toEqual([address, 200]);
  }
});

test("each page has a share picture of its own", async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const { path } of PAGES) {
    await page.goto(path);
    pictures.add((await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "");
  }
  expect(pictures.size).toBe(PAGES.length);
  for (const picture of pictures) {
    const response = await request.get(picture.replace(site.url, ""));
    expect(response.headers()["content-type"]).toBe("image/jpeg");
  }
});

test("the icons that pages and manifest name are there", async ({ page, request }) => {
  await page.goto("/");
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
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
