import { expect, test, type APIRequestContext } from "@playwright/test";
import { pageElements, type PageElement } from "../../plugins/gatsby-adapter-standalone/html/page-elements";
import { site } from "../support/content";
import { ALL_PAGES } from "../support/site-pages";

/** A link, where it stands, and the address that it leads to. */
type Found = { on: string; href: string; to: URL };

/** Every page of the site as the server answers it, by its path. */
async function readAll(
  request: APIRequestContext,
): Promise<Map<string, { html: string; elements: PageElement[] }>> {
  const pages = new Map<string, { html: string; elements: PageElement[] }>();
  for (const { path } of ALL_PAGES) {
    const html = await (await request.get(path)).text();
    pages.set(path, { html, elements: pageElements(html) });
  }
  return pages;
}

const pathOf = ({ pathname }: URL): string => decodeURIComponent(pathname);

/** What elements name with an attribute, as the browser resolves it on a page. */
const named = (on: string, elements: readonly PageElement[], name: string, attribute: string): Found[] =>
  elements
    .filter((element) => element.name === name && attribute in element.attributes)
    .map(({ attributes }) => attributes[attribute] ?? "")
    .map((href) => ({ on, href, to: new URL(href, new URL(encodeURI(on), site.url)) }));

test("every link and form of every page leads to a page or file that is there, and every anchor to its place", async ({
  request,
}) => {
  const pages = await readAll(request);
  const links = [...pages].flatMap(([path, { elements }]) =>
    [
      ["a", "href"],
      ["form", "action"],
      ["link", "href"],
      ["img", "src"],
    ].flatMap(([name = "", attribute = ""]) => named(path, elements, name, attribute)),
  );
  const inside = links.filter(({ to }) => to.origin === new URL(site.url).origin);
  const answers = new Map<string, number>();
  const lost: unknown[] = [];
  for (const { on, href, to } of inside) {
    const target = pages.get(pathOf(to));
    if (!target && !answers.has(to.pathname)) {
      const answer = await request.fetch(to.pathname + to.search, { method: "HEAD", maxRedirects: 0 });
      answers.set(to.pathname, answer.status());
    }
    const status = target ? 200 : answers.get(to.pathname);
    const anchor = decodeURIComponent(to.hash.slice(1));
    const isThere = !anchor || target?.elements.some(({ attributes }) => attributes.id === anchor);
    // A form's address answers POST only, and GET with 405.
    if (![200, 405].includes(status ?? 0) || !isThere) lost.push({ on, href, status, isThere });
  }
  expect(inside.length).toBeGreaterThan(ALL_PAGES.length);
  expect(lost).toEqual([]);
});

test("what leads out of the site is a secure address, an e-mail address or a telephone number", async ({
  request,
}) => {
  const pages = await readAll(request);
  const outside = [...pages]
    .flatMap(([path, { elements }]) => named(path, elements, "a", "href"))
    .filter(({ to }) => to.origin !== new URL(site.url).origin);
  const odd = outside.filter(
    ({ href }) => !/^(https:\/\/[^/]+\.|mailto:[^@\s]+@[^@\s]+\.|tel:\+\d{7,15}$)/.test(href),
  );
  expect(odd).toEqual([]);
});

test("a link without an address says that its page is not there yet, and no other does", async ({
  request,
}) => {
  const pages = await readAll(request);
  for (const { path, notAvailable } of ALL_PAGES) {
    const { html, elements } = pages.get(path)!;
    const wrong = elements
      .filter(({ name }) => name === "a")
      .map(({ attributes, start, end }) => {
        const text = html.slice(start, end).replace(/<[^<>]*>/g, "");
        const isPlaceholder = text.endsWith(`(${notAvailable})`);
        const { href, role, "aria-disabled": disabled } = attributes;
        const isMarked = href === undefined && role === "link" && disabled === "true";
        return isPlaceholder === isMarked && href !== "#" ? "" : text;
      })
      .filter(Boolean);
    expect([path, wrong]).toEqual([path, []]);
  }
});
