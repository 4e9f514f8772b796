import { expect, test, type APIRequestContext } from "@playwright/test";
import { SERVICE } from "../../tools/content-changes/changes";
import { PLACES } from "../../tools/content-changes/places";
import { PAGES, site } from "../pages";

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
  await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
});

test("it is an entry in the footer of every page, before the links that follow the services", async ({
  page,
}) => {
  for (const { path } of [...PAGES, { path: PATH }, { path: "/no-such-page" }]) {
    await page.goto(path);
    const entries = page.locator("footer h2:text-is('Services') + ul a");
    await expect.soft(entries.nth(3), path).toHaveText(SERVICE.name);
    await expect.soft(entries.nth(3), path).toHaveAttribute("href", PATH);
    await expect.soft(entries, path).toHaveCount(5);
  }
});

test("it is a line and a section of the services overview, with its picture and its six capabilities", async ({
  page,
}) => {
  await page.goto("/services");
  const section = page.locator(`section#${PLACE}`);

  await expect(page.locator(`main a[href="#${PLACE}"]`)).toContainText(SERVICE.name);
  await expect(section.getByRole("heading", { level: 2, name: SERVICE.name })).toBeVisible();
  await expect(section.getByRole("img", { name: SERVICE.imageAlt })).toBeVisible();
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(section.locator(`a[href="${PATH}"]`)).toBeVisible();
});

test("it is a branch of the home page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 3, name: SERVICE.shortName, exact: true })).toBeVisible();
});

test("it is in the sitemap, once, beside all that was there", async ({ request }) => {
  const paths = await sitemap(request, PLACES.changed.url);
  expect(paths.toSorted()).toEqual([...PAGES.map(({ path }) => path), PATH].toSorted());
});

test("the form's list stays as the specification fixes it: it is the contract of the e-mails too", async ({
  page,
}) => {
  for (const path of [PATH, "/contact"]) {
    await page.goto(path);
    await expect(page.getByLabel("Service").locator("option")).toHaveText([
      "Select a service",
      "AI & Machine Learning",
      "Media Services",
      "Software Development",
      "Other Services",
    ]);
  }
});

test("without the file, no trace of it is left in any page, and the sitemap is as it was", async ({
  request,
}) => {
  const { url } = PLACES.restored;
  expect((await request.get(url + PATH)).status()).toBe(404);
  expect((await request.get(`${url}/page-data${PATH}/page-data.json`)).status()).toBe(404);
  expect((await sitemap(request, url)).toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted());
  for (const { path } of [...PAGES, { path: "/no-such-page" }]) {
    const html = await (await request.get(url + path)).text();
    expect.soft(html, path).toContain("<footer");
    expect.soft(html.includes(SERVICE.name), path).toBe(false);
    expect.soft(html.includes(SERVICE.slug), path).toBe(false);
  }
});
