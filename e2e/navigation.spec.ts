import { expect, test, type Page } from "@playwright/test";
import { site } from "./pages";
import { still, visit } from "./visit";

const header = (page: Page) => page.getByRole("navigation", { name: "Main" });
const spoken = (page: Page) => page.locator("p[aria-live=polite]");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Leaves a sign that a full load of another page would take away. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
const marked = (page: Page) => page.locator("html[data-marked]");

test.beforeEach(({ page }) => still(page));

test("a link changes the page, its title and what is current, without loading anew", async ({ page }) => {
  await visit(page, "/");
  await mark(page);
  for (const [label, path, title] of [
    ["Services", "/services", "Services"],
    ["About", "/about", "About"],
    ["Contact", "/contact", "Contact Us"],
    ["Home", "/", "Home"],
  ] as const) {
    await header(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} | ${site.brand}`);
    await expect(spoken(page)).toHaveText(`${title} | ${site.brand}`);
    await expect(header(page).locator("[aria-current=page]")).toHaveText(label);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  await expect(marked(page)).toHaveCount(1);
});

test("nothing is announced on the first page of a visit", async ({ page }) => {
  await visit(page, "/about");
  await expect(spoken(page)).toBeEmpty();
});

test("a service's page keeps Services current", async ({ page }) => {
  await visit(page, "/services");
  await page.getByRole("link", { name: "Explore AI Solutions" }).click();
  await expect(page).toHaveTitle(`AI and Machine Learning Solutions | ${site.brand}`);
  await expect(header(page).locator("[aria-current=page]")).toHaveText("Services");
});

test("a new page starts at its top, and the keyboard at its beginning", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveTitle(`About | ${site.brand}`);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator("body")).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
});

test("back returns to the page and the place one left, forward goes on again", async ({ page }) => {
  await visit(page, "/");
  await mark(page);
  const link = page.getByRole("link", { name: "Get in Touch" });
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveTitle(`Contact Us | ${site.brand}`);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(`Home | ${site.brand}`);
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -2);
  await page.goForward();
  await expect(page).toHaveTitle(`Contact Us | ${site.brand}`);
  await expect(marked(page)).toHaveCount(1);
});

test("placeholders go nowhere and say that they are not available", async ({ page }) => {
  await visit(page, "/");
  const entries = await page.evaluate(() => history.length);
  for (const name of ["LinkedIn", "Careers", "Case Studies", "Blog", "Privacy Policy", "Sitemap"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: `${name} (not yet available)` });
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(1000);
    await expect(link).toBeDisabled();
    await link.click({ force: true });
    expect(await scrolled(page)).toBe(place);
  }
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("the skip link comes first, shows itself, and leads past the header", async ({ page }) => {
  await visit(page, "/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
});

for (const anchor of ["ai-services", "media-services", "software-services"]) {
  test(`the line that points to ${anchor} leads there, clear of the header`, async ({ page }) => {
    const top = () => page.locator(`#${anchor}`).evaluate((section) => section.getBoundingClientRect().top);
    const heading = page.locator(`#${anchor}`).getByRole("heading", { level: 2 });
    await visit(page, "/services");
    await page.locator(`a[href="#${anchor}"]`).click();
    await expect(page).toHaveURL(`/services#${anchor}`);
    await expect.poll(top).toBeCloseTo(96, -1);
    await expect(heading).toBeInViewport();

    await visit(page, `/services#${anchor}`);
    await expect.poll(top).toBeCloseTo(96, -1);
  });
}
