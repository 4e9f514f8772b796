import { expect, test, type Locator } from "@playwright/test";
import { offerings, services, site, slides } from "../support/content";
import { FACTS, FRAME } from "../support/facts";
import { isPlaceholder } from "../support/links";
import { CARDS } from "../support/offering-dialog";
import { OFFERING_PATHS, SERVICE_PATHS } from "../support/site-pages";

/** The pages as the server sends them: no script of theirs ever runs here. */
test.use({ javaScriptEnabled: false });

const ADDRESSED = "a[href]";

const targets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")));

const addressed = (links: readonly { to: string }[]) =>
  links.filter((link) => !isPlaceholder(link)).map(({ to }) => to);

for (const [path, facts] of Object.entries(FACTS)) {
  test(`${path} holds in its HTML all that its content says`, async ({ page }) => {
    await page.goto(path);
    for (const [what, where, texts] of [...FRAME, ...facts]) {
      await expect.soft(page.locator(where), what).toHaveText([...texts]);
    }
  });
}

test("slides, overview and footer lead where their content says", async ({ page }) => {
  await page.goto("/");
  const column = (index: number) => page.locator("footer h2").nth(index).locator("xpath=..");
  expect(await targets(page.locator(`[role=group] ${ADDRESSED}`))).toEqual(
    addressed(slides.map(({ ctaLink }) => ({ to: ctaLink }))),
  );
  expect(await targets(column(0).locator(ADDRESSED))).toEqual([
    ...SERVICE_PATHS,
    ...addressed(site.footer.moreServices),
  ]);
  expect(await targets(column(1).locator(ADDRESSED))).toEqual(addressed(site.footer.company));
  await page.goto("/services");
  expect(await targets(page.locator('main section[id$="-services"] a:not(li a)'))).toEqual(SERVICE_PATHS);
});

test("each dialog has a link to the page of its offering", async ({ page }) => {
  await page.goto("/");
  // Where "Learn More" leads: the title of a card, in lower case, its spaces replaced by hyphens.
  const slug = (title: string) => `/services/${title.toLowerCase().replaceAll(/ +/g, "-")}`;
  expect(await targets(page.locator("main dialog a"))).toEqual(CARDS.map(slug));
});

test("each offering's page holds all parts that its content has, its siblings and the form", async ({
  page,
}) => {
  for (const [index, offering] of offerings.entries()) {
    const { title, service, features, symptoms = [], questions = [], needs = [], enquiry } = offering;
    const siblings = offerings.filter((other) => other.service === service && other.title !== title);
    const { callToAction } = services.find(({ slug }) => slug === service)!;
    await page.goto(OFFERING_PATHS[index] ?? "");
    const main = page.getByRole("main");
    await expect(main.locator("h1")).toHaveText(title);
    await expect(main.locator("li:not(article li) > q")).toHaveText(symptoms);
    await expect(main.locator("article")).toHaveCount(offering.specimen ? 1 : 0);
    await expect(main.locator("ul > li:has(> h3)")).toHaveText(
      features.map((feature) => feature.title + (feature.text ?? "")),
    );
    await expect(main.locator("div:has(> h3 + p):not(:has(h2))")).toHaveText(
      questions.map(({ question, answer }) => question + answer),
    );
    await expect(main.locator("li:not(:has(*), article li)")).toHaveText(needs);
    await expect(main.locator("section ul li a")).toHaveText(siblings.map((sibling) => sibling.title));
    await expect(main.locator("form")).toHaveCount(1);
    await expect(page.getByRole("complementary")).toHaveCount(0);
    await expect(main.locator("section:has(form) h2")).toHaveText((enquiry ?? callToAction).heading);
    await expect(main.locator('a[href="#enquiry"]')).toHaveText(enquiry ? [enquiry.button] : []);
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the first view of the contact page has the telephone number, once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact");
    const numbers = await page
      .locator("main")
      .getByRole("link", { name: site.contact.phones[0], exact: true })
      .all();
    const tops = await Promise.all(numbers.map(async (number) => (await number.boundingBox())?.y ?? height));
    expect(tops.filter((top) => top < height)).toHaveLength(1);
  });
}
