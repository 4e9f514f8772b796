import { expect, test, type Page } from "@playwright/test";
import { SITE_URL } from "../support/journey-servers";
import { LANGUAGES, NAVIGATION, NOT_FOUNDS, PAGES, pageAt, TRANSLATIONS } from "../support/site-pages";
import { visit } from "../support/visit";

/** Opens a page at an address, and expects that scripts take it over as it was prebuilt. */
async function expectTakenOver(page: Page, address: string, title: string): Promise<void> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.on("pageerror", note);
  await visit(page, address);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([address, errors]).toEqual([address, []]);
  page.off("pageerror", note);
}

/** An address with every character encoded, as programs that pass links on may write it. */
const encoded = (path: string): string =>
  path.replace(/[^/]+/g, (part) =>
    [...Buffer.from(part)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  );

test("a link with a campaign's query leads to the page as it was prebuilt", async ({ page }) => {
  const linked = NAVIGATION.flatMap(({ page: { path } }) =>
    LANGUAGES.map(({ prefix }) => pageAt(path === "/" ? prefix || "/" : prefix + path)),
  );
  for (const { path, title } of linked) {
    await expectTakenOver(page, `${path}?utm_source=news&utm_term=100%25`, title);
    await expect(page).toHaveURL(`${path}?utm_source=news&utm_term=100%25`);
  }
});

test("a page is the same however its address is encoded", async ({ page }) => {
  const isOdd = ({ path }: { path: string }) => encodeURIComponent(path) !== path.replaceAll("/", "%2F");
  for (const pages of [PAGES, TRANSLATIONS])
    for (const { path, title } of [...pages.filter(isOdd), ...pages.slice(-1)])
      await expectTakenOver(page, `${encoded(path)}?a#b`, title);
});

test("the not-found page stays, whatever is encoded in an address that is no page's", async ({ page }) => {
  for (const { prefix = "", title } of NOT_FOUNDS)
    for (const path of [
      "/a%2Cb%26c",
      "/about%3Fa=1",
      "/about%23team",
      "/100%25",
      "/a-%2526-b",
      "/a//b",
      "//a%2Cb",
      "/a/index.html",
    ])
      await expectTakenOver(page, SITE_URL + prefix + path, title);
});

test("where a host shows the not-found page for an address that is no UTF-8, it stays", async ({ page }) => {
  const { path, title } = NOT_FOUNDS[0]!;
  await page.route("**/caf%E9", async (route) =>
    route.fulfill({ response: await route.fetch({ url: SITE_URL + path }) }),
  );
  await expectTakenOver(page, "/caf%E9", title);
});

test("a page that fails by itself is loaded anew once, and not for ever", async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error("no media");
    };
  });
  let [loads, failures] = [0, 0];
  page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
  page.on("pageerror", () => (failures += 1));
  await page.goto("/");
  await expect.poll(() => failures).toBe(2);
  // Another reload would begin at once.
  await page.waitForTimeout(1_000);
  expect(loads).toBe(2);
});
