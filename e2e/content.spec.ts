import { expect, test, type Locator } from "@playwright/test";
import { OFFERING_PATHS } from "./pages";
import { CARDS, FACTS, FRAME } from "./specification";

/** The pages as the server sends them: no script of theirs ever runs here. */
test.use({ javaScriptEnabled: false });

const SERVICE_PATHS = ["/services/ai", "/services/media", "/services/software"];

const targets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")));

for (const [path, facts] of Object.entries(FACTS)) {
  test(`${path} holds in its HTML all that the specification names and counts`, async ({ page }) => {
    await page.goto(path);
    for (const [what, where, texts] of [...FRAME, ...facts]) {
      await expect.soft(page.locator(where), what).toHaveText(texts);
    }
  });
}

test("slides, overview and footer lead to the services and to the contact page", async ({ page }) => {
  await page.goto("/");
  expect(await targets(page.locator("[role=group] a"))).toEqual(SERVICE_PATHS);
  expect(await targets(page.locator("footer h2:text-is('Services') + ul a"))).toEqual([
    ...SERVICE_PATHS,
    "/contact",
  ]);
  expect(await targets(page.locator("footer h2:text-is('Company') + ul a[href]"))).toEqual(["/about"]);
  await page.goto("/services");
  expect(await targets(page.locator("main section[id] a"))).toEqual(SERVICE_PATHS);
});

test("each of the nine dialogs holds six features and a link to a page of its own", async ({ page }) => {
  await page.goto("/");
  const dialogs = page.locator("main dialog");
  await expect(dialogs).toHaveCount(9);
  for (const [index, card] of CARDS.entries()) {
    const dialog = dialogs.nth(index);
    await expect(dialog.locator("h2")).toHaveText(card);
    await expect(dialog.locator("li")).toHaveText(Array.from({ length: 6 }, () => /\S/));
  }
  const slug = (title: string) => `/services/${title.toLowerCase().replaceAll(" ", "-")}`;
  expect(await targets(dialogs.locator("a"))).toEqual(CARDS.map(slug));
});

test("each offering's page holds its six features, its two siblings and the form", async ({ page }) => {
  expect(OFFERING_PATHS).toHaveLength(9);
  for (const [index, path] of OFFERING_PATHS.entries()) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveText(CARDS[index] ?? "");
    await expect(page.locator("main section ol > li")).toHaveCount(6);
    const third = index - (index % 3);
    const siblings = CARDS.slice(third, third + 3).filter((card) => card !== CARDS[index]);
    await expect(page.locator("main section ul li a")).toHaveText(siblings);
    await expect(page.locator("main form")).toHaveCount(1);
  }
});

test("no page holds the promo banner, which a script brings when it is due", async ({ page }) => {
  for (const path of Object.keys(FACTS)) {
    await page.goto(path);
    await expect(page.getByText("Let's Talk AI Solutions")).toHaveCount(0);
  }
});

test("placeholders have no address, so that they cannot lead anywhere", async ({ page }) => {
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    const placeholders = page.getByRole("link", { name: /\(not yet available\)$/ });
    await expect(placeholders).toHaveCount(path === "/contact" ? 14 : 10);
    expect(await placeholders.evaluateAll((all) => all.filter((link) => link.hasAttribute("href")))).toEqual(
      [],
    );
    await expect(page.locator('a[href="#"]')).toHaveCount(0);
  }
});
