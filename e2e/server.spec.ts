import { expect, test, type Page } from "@playwright/test";
import { ALL_PAGES, PAGES } from "./pages";
import { still, visit } from "./visit";

/** Collects what the browser's policies object to, and what it complains about on the console. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}

for (const { path } of PAGES) {
  test(`${path} breaks no policy, from the first paint to its end`, async ({ page }) => {
    const heard = complaints(page);
    await visit(page, path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    await page.waitForLoadState("networkidle");
    expect(heard).toEqual([]);
  });
}

test("no policy is broken while a visitor goes from page to page and opens what can be opened", async ({
  page,
}) => {
  const heard = complaints(page);
  await still(page);
  await visit(page, "/");
  await page.getByRole("button", { name: "Data Analytics", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Data Analytics" })
    .getByRole("link", { name: "Learn More" })
    .click();
  await expect(page).toHaveURL("/services/data-analytics");
  for (const name of ["Services", "About", "Contact", "Home"]) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("button", { name: "Next slide" }).click();
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Noor");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Invalid email address").first()).toBeVisible();
  expect(heard).toEqual([]);
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
  const script = asked.findIndex((url) => url.endsWith(".js"));
  expect(picture).toBeGreaterThan(0);
  expect(script === -1 || script > picture).toBe(true);
  await expect(page.locator("script[src*='/app-']")).toBeAttached();
});

test("a visitor who does something before the picture is in gets the scripts at once", async ({ page }) => {
  await page.route("**/*.avif", () => new Promise(() => undefined));
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  await page.waitForTimeout(300);
  await expect(page.locator("script[src*='/app-']")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator("script[src*='/app-']")).toBeAttached({ timeout: 1_000 });
});

test("a picture that never comes holds the scripts for three seconds, no longer", async ({ page }) => {
  await page.route("**/*.avif", () => new Promise(() => undefined));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("script[src*='/app-']")).toBeAttached({ timeout: 6_000 });
});

test("every page, the not-found page too, carries the headers that protect it", async ({ request }) => {
  for (const { path } of ALL_PAGES) {
    const response = await request.get(path);
    const headers = response.headers();
    const inline = (await response.text()).match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
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

test("uploads are refused, and so is what no page takes", async ({ request }) => {
  const upload = await request.post("/api/enquiry", { multipart: { name: "Noor" } });
  expect(upload.status()).toBe(415);
  expect((await request.post("/about", { data: {} })).status()).toBe(405);
});

test("whoever found a hole can read whom to tell", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/^Contact: mailto:.+\nExpires: 20\d\d-/);
});
