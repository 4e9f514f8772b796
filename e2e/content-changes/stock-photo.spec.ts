import { expect, test, type Locator, type Page } from "@playwright/test";
import { listenToConsole } from "../support/console";
import { sendButton } from "../support/enquiry-form";
import { gate } from "../support/gate";
import { PAGES } from "../support/site-pages";
import { goTo, still, visit } from "../support/visit";
import { startPhotoHost } from "./photo-host";
import { STOCK } from "./site/changes";

/** The pages that show the photo: that of the service, and the services overview. */
const WITH = [STOCK.page, "/services"];
const WITHOUT = PAGES.map(({ path }) => path).filter((path) => !WITH.includes(path));

let host: Awaited<ReturnType<typeof startPhotoHost>>;

test.beforeAll(async () => {
  host = await startPhotoHost();
});
test.afterAll(() => host.stop());
test.beforeEach(async ({ page }) => {
  host.asked.length = 0;
  await host.standIn(page);
  await still(page);
});

const photoOn = (page: Page) => page.locator(`img[src^="${STOCK.photo}?"]`);

/** Where the photo was loaded from, and how large it came. */
async function loaded(
  photo: Locator,
): Promise<{ parameters: Record<string, string>; width: number; height: number }> {
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  const { address, width, height } = await photo.evaluate(async (img: HTMLImageElement) => {
    const size = await createImageBitmap(img);
    return { address: img.currentSrc, width: size.width, height: size.height };
  });
  return { parameters: Object.fromEntries(new URL(address).searchParams), width, height };
}

test("a wide screen gets the photo in the best format, no larger than it needs, in known proportions", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await visit(page, STOCK.page);
  const { parameters, width, height } = await loaded(photoOn(page));

  expect(parameters).toMatchObject({ fit: "crop", crop: "focalpoint", fm: "avif", q: "60" });
  expect([width, height]).toEqual([Number(parameters.w), Number(parameters.h)]);
  expect(width).toBeGreaterThanOrEqual(1_000);
  expect(width).toBeLessThanOrEqual(1_600);
  const [shown, proportions] = await photoOn(page).evaluate((img: HTMLImageElement) => [
    img.width,
    Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
  ]);
  expect(shown).toBeGreaterThan(0);
  expect(proportions).toBeCloseTo(width / height, 1);
  expect(host.asked).toHaveLength(1);
});

test("a phone gets a crop around the picture's focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, STOCK.page);

  expect((await loaded(photoOn(page))).parameters).toMatchObject({
    w: "480",
    h: "400",
    crop: "focalpoint",
    "fp-x": "0.4",
    "fp-y": "0.6",
    fm: "avif",
  });
});

test("nothing moves when the photo arrives", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        (window as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const [held, arrive] = gate();
  await page.route(`${STOCK.origin}/**`, (route) => held.then(() => route.fallback()));
  await visit(page, "/services");
  await photoOn(page).scrollIntoViewIfNeeded();
  const before = await photoOn(page).boundingBox();
  expect(await photoOn(page).evaluate((img: HTMLImageElement) => img.complete)).toBe(false);
  arrive();
  await loaded(photoOn(page));
  const after = await photoOn(page).boundingBox();

  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});

test("the policy lets the photo through, also where a visitor comes to it from another page", async ({
  page,
  context,
}) => {
  const said = listenToConsole(context);
  await visit(page, "/about");
  await goTo(page, "/services");
  await expect(page).toHaveURL("/services");

  expect((await loaded(photoOn(page))).width).toBeGreaterThan(0);
  expect(said).toEqual([]);
});

test("every page allows the one host that is in use, and only pages that show a photo connect to it early", async ({
  request,
}) => {
  for (const path of [...WITH, ...WITHOUT]) {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"];
    const preconnect = `<link rel="preconnect" href="${STOCK.origin}"/>`;

    expect.soft(policy, path).toContain(`img-src 'self' data: ${STOCK.origin};`);
    expect.soft(policy?.match(/https?:/g), path).toHaveLength(1);
    expect.soft((await answer.text()).includes(preconnect), path).toBe(WITH.includes(path));
  }
});

test("while the photo's host is away, the page is whole without it", async ({ page }) => {
  await page.route(`${STOCK.origin}/**`, (route) => route.abort());
  await visit(page, STOCK.page);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
});
