import { expect, test, type Page } from "@playwright/test";
import { controls } from "../support/content";
import { LONGEST_WAIT_MS } from "../../plugins/gatsby-adapter-standalone/emit/script-loader";
import { stopClock } from "../support/clock";
import { listenToConsole } from "../support/console";
import { field, fillIn, sendButton, toast } from "../support/enquiry-form";
import { control } from "../support/highlights";
import { FIRST_CARD, learnMoreLink, openCard } from "../support/offering-dialog";
import { ALL_PAGES, NAVIGATION, OFFERING_PATHS } from "../support/site-pages";
import { goTo, SCRIPTS, still, visit } from "../support/visit";

/** The script that makes the page run. */
const APP = "script[src*='/app-']";

/** Opens Home with a clock that stands still, and a picture that never comes. */
async function openWithoutPicture(page: Page): Promise<void> {
  await page.route("**/*.avif", () => new Promise(() => undefined));
  await stopClock(page);
  const starts = page.waitForResponse(/\/static\/start-/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await (await starts).finished();
}

test("no policy is broken while a visitor goes from page to page and opens what can be opened", async ({
  page,
  context,
}) => {
  const said = listenToConsole(context);
  await still(page);
  await visit(page, "/");
  await openCard(page);
  await learnMoreLink(page, FIRST_CARD).click();
  await expect(page).toHaveURL(OFFERING_PATHS[0] ?? "");
  for (const { label, page: target } of NAVIGATION) {
    const main = page.getByRole("navigation", { name: controls.navigation });
    await main.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveTitle(target.title);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await goTo(page, "/");
  await control(page, "next").click();
  await visit(page, "/contact");
  await fillIn(page, { name: "Noor" });
  await sendButton(page).click();
  await expect(toast(page, "alert")).toHaveCount(2);
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  expect(said).toEqual([]);
});

test("no script is asked for before the hero picture is in", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/*.avif", async (route) => {
    await new Promise((resume) => setTimeout(resume, 800));
    await route.continue();
  });
  await page.goto("/");
  const picture = asked.findIndex((url) => url.endsWith(".avif"));
  const script = asked.findIndex((url) => SCRIPTS.test(url));
  expect(picture).toBeGreaterThan(0);
  expect(script === -1 || script > picture).toBe(true);
  await expect(page.locator(APP)).toBeAttached();
});

test("a visitor who does something before the picture is in gets the scripts at once", async ({ page }) => {
  await openWithoutPicture(page);
  await page.clock.runFor(LONGEST_WAIT_MS - 500);
  await expect(page.locator(APP)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(APP)).toBeAttached({ timeout: 1_000 });
});

test("a picture that never comes holds the scripts for a while, no longer", async ({ page }) => {
  await openWithoutPicture(page);
  await page.clock.runFor(LONGEST_WAIT_MS - 500);
  await expect(page.locator(APP)).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(page.locator(APP)).toBeAttached({ timeout: 1_000 });
});

test("every page, the not-found page too, carries the headers that protect it", async ({ request }) => {
  for (const { path } of ALL_PAGES) {
    const response = await request.get(path);
    const headers = response.headers();
    const inline = (await response.text()).match(/<script(?![^>]*(\ssrc=|ld\+json))[^>]*>/g) ?? [];
    const allowed = headers["content-security-policy"]?.match(/'sha256-[^']+'/g) ?? [];
    expect([path, allowed.length]).toEqual([path, inline.length]);
    expect(headers).toMatchObject({
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding",
    });
  }
});

test("what a page loads comes compressed where that helps, and may be kept where its name tells its content", async ({
  page,
}) => {
  const loaded = new Map<string, Record<string, string>>();
  page.on("response", (response) => loaded.set(new URL(response.url()).pathname, response.headers()));
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const isLong = (headers: Record<string, string>) => Number(headers["content-length"]) > 1_000;
  const text = [...loaded].filter(([path, headers]) => /\.js(on)?$|^\/$/.test(path) && isLong(headers));
  const hashed = [...loaded].filter(([path]) => /-[0-9a-f]{20}\.js$|^\/static\//.test(path));
  for (const [path, headers] of text) expect.soft(headers["content-encoding"], path).toMatch(/^(br|gzip)$/);
  for (const [path, headers] of hashed) expect.soft(headers["cache-control"], path).toContain("immutable");
  expect(text.length).toBeGreaterThan(3);
  expect(hashed.length).toBeGreaterThan(3);
});
