import { expect, test, type APIRequestContext } from "@playwright/test";
import { SERVICE } from "./site/changes";
import { PLACES } from "./site/places";
import { services, site } from "../support/content";
import { field, sendButton } from "../support/enquiry-form";
import { words } from "../support/enquiry-words";
import { ALL_PAGES, NOT_FOUND, PAGES, TRANSLATIONS } from "../support/site-pages";

/** The pages as the server sends them. */
test.use({ javaScriptEnabled: false });

const PATH = `/services/${SERVICE.slug}`;
const PLACE = `${SERVICE.slug}-services`;

async function sitemap(request: APIRequestContext, at: string): Promise<string[]> {
  const text = await (await request.get(`${at}/sitemap-0.xml`)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = ""]) => decodeURIComponent(address.replaceAll("&amp;", "&").replace(site.url, "")) || "/",
  );
}

test("a file in content/services is a page: title, heading, picture, form", async ({ page }) => {
  const answer = await page.goto(PATH);

  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(`${SERVICE.title} | ${site.brand}`);
  await expect(page.getByRole("heading", { level: 1, name: SERVICE.title })).toBeVisible();
  await expect(page.getByRole("img", { name: SERVICE.imageAlt })).toBeVisible();
  await expect(sendButton(page)).toBeVisible();
});

test("it is an entry in the footer of every page, before the links that follow the services", async ({
  page,
}) => {
  const { length } = services;
  for (const { path } of [...PAGES, NOT_FOUND, { path: PATH }]) {
    await page.goto(path);
    const entries = page.locator("footer h2").first().locator("xpath=..").locator("li a");
    await expect.soft(entries.nth(length), path).toHaveText(SERVICE.name);
    await expect.soft(entries.nth(length), path).toHaveAttribute("href", PATH);
    await expect.soft(entries, path).toHaveCount(length + 1 + site.footer.moreServices.length);
  }
});

test("it is a line and a section of the services overview, with its picture and its capabilities", async ({
  page,
}) => {
  await page.goto("/services");
  const section = page.locator(`section#${PLACE}`);

  await expect(page.locator(`main a[href="#${PLACE}"]`)).toContainText(SERVICE.name);
  await expect(section.getByRole("heading", { level: 2, name: SERVICE.name })).toBeVisible();
  await expect(section.getByRole("img", { name: SERVICE.imageAlt })).toBeVisible();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    services[0]?.capabilities.items.map(({ title }) => title) ?? [],
  );
  await expect(section.locator(`a[href="${PATH}"]`)).toBeVisible();
});

test("it is a branch of the home page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 3, name: SERVICE.shortName, exact: true })).toBeVisible();
});

test("it is in the sitemap, once, beside all that was there", async ({ request }) => {
  const paths = await sitemap(request, PLACES.changed.url);
  expect(paths.toSorted()).toEqual([...[...PAGES, ...TRANSLATIONS].map(({ path }) => path), PATH].toSorted());
});

test("the form's list stays as it is: it is the contract of the e-mails too", async ({ page }) => {
  for (const path of [PATH, "/contact"]) {
    await page.goto(path);
    await expect(field(page, "service").locator("option")).toHaveText([
      words.selectService,
      ...Object.values(words.services),
    ]);
  }
});

test("without the file, no trace of it is left in any page, and the sitemap is as it was", async ({
  request,
}) => {
  const { url } = PLACES.restored;
  expect((await request.get(url + PATH)).status()).toBe(404);
  expect((await request.get(`${url}/page-data${PATH}/page-data.json`)).status()).toBe(404);
  expect((await sitemap(request, url)).toSorted()).toEqual(
    [...PAGES, ...TRANSLATIONS].map(({ path }) => path).toSorted(),
  );
  for (const { path } of ALL_PAGES) {
    const html = await (await request.get(url + path)).text();
    expect.soft(html, path).toContain("<footer");
    expect.soft(html.includes(SERVICE.name), path).toBe(false);
    expect.soft(html.includes(SERVICE.slug), path).toBe(false);
  }
});
