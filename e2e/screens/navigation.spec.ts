import { expect, test, type Page } from "@playwright/test";
import { controls, services, site } from "../support/content";
import { isPlaceholder, linkText, social } from "../support/links";
import {
  ALL_PAGES,
  LANGUAGES,
  NAVIGATION,
  OFFERING_PATHS,
  pageAt,
  SERVICE_PATHS,
} from "../support/site-pages";
import { field } from "../support/enquiry-form";
import { missedBy } from "../support/jump";
import { goTo, holdScripts, still, takenOver, visit, webFonts } from "../support/visit";

const header = (page: Page) => page.getByRole("navigation", { name: controls.navigation });
const footer = (page: Page) => page.getByRole("contentinfo");
const spoken = (page: Page) => page.locator("p[aria-live=polite]");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

declare global {
  interface Window {
    /** How far down the page was, in px, in any frame. */
    places?: Set<number>;
  }
}

/** Marks the document; a full load of another page would remove the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
const marked = (page: Page) => page.locator("html[data-marked]");

const [SERVICE_PATH = ""] = SERVICE_PATHS;
const [OFFERING_PATH = ""] = OFFERING_PATHS;

/** The entry of the first service among the footer's links. */
const serviceLink = (page: Page) => footer(page).locator(`a[href="${SERVICE_PATH}"]`).first();

test.beforeEach(({ page }) => still(page));

test("a link changes the page, its title and what is current, without loading anew", async ({ page }) => {
  await visit(page, OFFERING_PATH);
  // Gatsby's own announcer would say each page once more.
  await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "off");
  await mark(page);
  for (const { label, page: target } of NAVIGATION) {
    const link = header(page).getByRole("link", { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(target.path);
    await expect(page).toHaveTitle(target.title);
    await expect(spoken(page)).toHaveText(target.title);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  await expect(marked(page)).toHaveCount(1);
});

test("nothing is announced on the first page of a visit", async ({ page }) => {
  await visit(page, "/about");
  await expect(spoken(page)).toBeEmpty();
});

test("a service's page keeps the entry of all services current", async ({ page }) => {
  await visit(page, "/services");
  await page.locator(`main section a[href="${SERVICE_PATH}"]`).click();
  await expect(page).toHaveTitle(pageAt(SERVICE_PATH).title);
  const current = site.navigation.filter(({ to }) => ["/services", SERVICE_PATH].includes(to));
  await expect(header(page).locator("[aria-current=page]")).toHaveText(current.map(({ label }) => label));
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px a link to a part of another page ends at that part`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [from, to, part] of [
      ["/", "/services", "process"],
      [OFFERING_PATH, SERVICE_PATH, "enquiry"],
    ] as const) {
      await visit(page, from);
      await goTo(page, `${to}#${part}`);
      await expect(page).toHaveURL(`${to}#${part}`);
      const target = page.locator(`#${part}`);
      await expect.poll(() => missedBy(target), `${to}#${part}`).toBeLessThanOrEqual(1);
      // And stays there while the rest of the page settles.
      await page.waitForTimeout(500);
      expect(await missedBy(target), `${to}#${part}`).toBeLessThanOrEqual(1);
      await expect(target).toBeFocused();
    }
  });

test("a new page starts at its top, and the keyboard at its beginning", async ({ page }) => {
  await visit(page, "/");
  await serviceLink(page).click();
  await expect(page).toHaveTitle(pageAt(SERVICE_PATH).title);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator("body")).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: controls.skipLink })).toBeFocused();
});

test("a new page is at its top from its first picture on: it does not glide there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: "instant" }));
  const seen = page.evaluate(async () => {
    const before = document.querySelector("main > *")!;
    while (before.isConnected) await new Promise(requestAnimationFrame);
    // What a frame shows is settled when its own callbacks have run.
    return Promise.all(
      [0, 50, 100].map(async (ms) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return window.scrollY;
      }),
    );
  });
  await goTo(page, SERVICE_PATH);
  expect(await seen).toEqual([0, 0, 0]);
});

test("on Back and Forward a page stays where it is until the next one is in its place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await visit(page, SERVICE_PATH);
  await scrollTo(900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await goTo(page, "/contact");
  await expect(page).toHaveTitle(pageAt("/contact").title);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(200);
  await expect.poll(() => scrolled(page)).toBe(200);

  // On a fast processor the next page may be there before a glide has begun.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const [by, from, to] of [
    [-1, 200, 900],
    [1, 900, 200],
  ] as const) {
    const places = await page.evaluate(async (steps) => {
      const before = document.querySelector("main > *")!;
      const seen = new Set<number>();
      window.history.go(steps);
      while (before.isConnected) {
        seen.add(Math.round(window.scrollY));
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    }, by);
    expect(places).toEqual([from]);
    await expect.poll(() => scrolled(page)).toBe(to);
  }
});

test("back returns to the place one left on a page whose address names a part it does not have", async ({
  page,
}) => {
  await visit(page, `${SERVICE_PATH}#not-there`);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => scrolled(page)).toBe(900);
  await goTo(page, "/contact");
  await expect(page).toHaveTitle(pageAt("/contact").title);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt(SERVICE_PATH).title);
  await expect.poll(() => scrolled(page)).toBe(900);
});

test("back returns to the page and the place one left, forward goes on again", async ({ page }) => {
  await visit(page, "/");
  await mark(page);
  const place = await page
    .locator("details")
    .first()
    .evaluate((question) => {
      question.scrollIntoView({ block: "center", behavior: "instant" });
      return window.scrollY;
    });
  expect(place).toBeGreaterThan(500);
  await goTo(page, "/contact");
  await expect(page).toHaveTitle(pageAt("/contact").title);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(pageAt("/").title);
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -2);
  await page.goForward();
  await expect(page).toHaveTitle(pageAt("/contact").title);
  await expect(marked(page)).toHaveCount(1);
});

for (const first of [SERVICE_PATH, "/contact"]) {
  test(`after ${first}, back from a link within the page leads to where one was`, async ({ page }) => {
    await visit(page, first);
    if (first !== SERVICE_PATH) await goTo(page, SERVICE_PATH);
    const link = page.locator('main a[href$="#enquiry"]').first();
    // A page that is entered goes to its top a moment later.
    await page.waitForTimeout(300);
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
    await link.click();
    await expect.poll(() => missedBy(page.locator("#enquiry"))).toBeLessThanOrEqual(2);
    await page.waitForTimeout(300);

    await page.goBack();
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(150);
  });
}

for (const place of [0, 700]) {
  test(`back to an address with a fragment leads to where one was, ${place} px down`, async ({ page }) => {
    await visit(page, `${SERVICE_PATH}#enquiry`);
    const part = page.locator("#enquiry");
    await expect.poll(() => missedBy(part)).toBeLessThanOrEqual(2);
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), place);
    await page.waitForTimeout(300);
    await goTo(page, "/contact");
    await expect(page).toHaveTitle(pageAt("/contact").title);
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(place);
  });
}

test("a page that is entered at a part of it begins there, and stays where one scrolls to before scripts run", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const note = () => {
      (window.places ??= new Set()).add(window.scrollY);
      requestAnimationFrame(note);
    };
    note();
  });
  const release = await holdScripts(page);
  await page.goto(`${SERVICE_PATH}#enquiry`, { waitUntil: "domcontentloaded" });
  await page.waitForTimeout(500);
  // The top, the part, and the part again as styles and fonts come; a smooth scroll passes dozens of places.
  expect(await page.evaluate(() => window.places?.size)).toBeLessThan(8);
  expect(await missedBy(page.locator("#enquiry"))).toBeLessThanOrEqual(2);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  release();
  await takenOver(page);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(700);

  await goTo(page, "/contact");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test("a page that was entered at a part of it is loaded anew where one was", async ({ page }) => {
  await visit(page, `${SERVICE_PATH}#enquiry`);
  await expect.poll(() => missedBy(page.locator("#enquiry"))).toBeLessThanOrEqual(2);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await page.waitForTimeout(300);
  await page.reload();
  await takenOver(page);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(700);
});

test("the last of several clicks counts, however long the page of an earlier one takes", async ({ page }) => {
  await visit(page, OFFERING_PATH);
  await mark(page);
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/page-data/about/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/page-data/about/page-data.json");
  await header(page).locator('a[href="/about"]').click();
  await asked;
  await header(page).locator('a[href="/contact"]').click();
  await expect(page).toHaveTitle(pageAt("/contact").title);
  const answered = page.waitForResponse("**/page-data/about/page-data.json");
  send();
  await answered;
  await page.waitForTimeout(300);
  await expect(page).toHaveTitle(pageAt("/contact").title);
  await expect(page).toHaveURL("/contact");
  await expect(marked(page)).toHaveCount(1);
});

test("an address that ends with a broken fragment shows its page", async ({ page }) => {
  await visit(page, "/contact#100%");
  await expect(field(page, "name")).toBeVisible();
  await page.evaluate(() => (window.location.hash = "#%E0%A4"));
  await expect(page).toHaveURL("/contact#");
  await expect(field(page, "name")).toBeVisible();
});

test("a page that is entered anew begins at its top, one that is returned to where it was", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: "instant" }));
  await expect.poll(() => scrolled(page)).toBe(1_000);
  await page.waitForTimeout(300);
  await page.reload();
  await takenOver(page);
  await expect.poll(() => scrolled(page)).toBe(1_000);
  await visit(page, "/privacy");
  await visit(page, "/");
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(0);
});

/** A service's page in each language that has one. */
const SERVICES = LANGUAGES.flatMap(({ prefix }) =>
  SERVICE_PATHS.map((path) => prefix + path)
    .filter((path) => ALL_PAGES.some((page) => page.path === path))
    .slice(0, 1),
);

for (const path of SERVICES)
  test(`on a phone one comes back to ${path} where one was, however far down`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // On the first page of a visit, texts keep the heights that they had before their fonts came (ADR 5).
    await visit(page, path);
    await webFonts(page);
    await visit(page, "/privacy");
    await visit(page, path);
    for (const part of [page.locator("textarea"), footer(page)]) {
      const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await page.waitForTimeout(300);
      const before = await top();
      await page.reload();
      await takenOver(page);
      await page.waitForTimeout(300);
      expect(await top()).toBe(before);
      await page.goto("/robots.txt");
      await page.goBack();
      await takenOver(page);
      await page.waitForTimeout(300);
      expect(await top()).toBe(before);
    }
  });

test("a page that is loaded anew stays where one scrolls to before scripts run", async ({ page }) => {
  await visit(page, SERVICE_PATH);
  await page.evaluate(() => window.scrollTo({ top: 1_000, behavior: "instant" }));
  await page.waitForTimeout(300);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(() => scrolled(page)).toBe(1_000);
  // A browser restores the place until the visitor scrolls.
  await page.mouse.wheel(0, -600);
  await expect.poll(() => scrolled(page)).toBe(400);
  release();
  await takenOver(page);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(400);
});

test("placeholders go nowhere and say that they are not available", async ({ page }) => {
  await visit(page, "/");
  const entries = await page.evaluate(() => history.length);
  const { moreServices, company, legal } = site.footer;
  for (const entry of [...social, ...moreServices, ...company, ...legal].filter(isPlaceholder)) {
    const link = footer(page)
      .getByRole("link", { name: linkText(entry), exact: true })
      .first();
    // Waits until it stands still.
    await link.hover();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(500);
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
  const skip = page.getByRole("link", { name: controls.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "name")).toBeFocused();
});

test("the skip link leads past the header also after it was followed before", async ({ page }) => {
  await visit(page, "/about");
  const skip = page.getByRole("link", { name: controls.skipLink });
  const skipHeader = async () => {
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  };
  await skipHeader();
  await goTo(page, "/services");
  await expect(page).toHaveTitle(pageAt("/services").title);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt("/about").title);
  await page.keyboard.press("Tab");
  await skipHeader();
});

test("the line of each service leads to its section, clear of the header, by click and by address", async ({
  page,
}) => {
  for (const anchor of services.map(({ slug }) => `${slug}-services`)) {
    const top = () => page.locator(`#${anchor}`).evaluate((section) => section.getBoundingClientRect().top);
    const heading = page.locator(`#${anchor}`).getByRole("heading", { level: 2 });
    await visit(page, "/services");
    await page.locator(`a[href="#${anchor}"]`).click();
    await expect(page).toHaveURL(`/services#${anchor}`);
    await expect.poll(top).toBeCloseTo(96, -1);
    await expect(heading).toBeInViewport();

    await page.goto("about:blank");
    await visit(page, `/services#${anchor}`);
    await expect.poll(top).toBeCloseTo(96, -1);
  }
});
