import { expect, test, type Page } from "@playwright/test";
import { contrastsOver } from "../support/contrast";
import { dot, expectSlide, highlights, NUMBERS, pointElsewhere } from "../support/highlights";
import { LANGUAGES, SERVICE_PATHS, TRANSLATIONS } from "../support/site-pages";
import { still, visit } from "../support/visit";

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Waits until the pictures that show have arrived and been decoded. */
const picturesIn = (page: Page) =>
  page.locator("main img").evaluateAll((images) =>
    Promise.all(
      images
        .filter((image) => image.checkVisibility({ visibilityProperty: true }) && !image.closest("[inert]"))
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => (image as HTMLImageElement).decode()),
    ),
  );

/** Everything read over the picture at the top of the page has the contrast that it needs (design, section 3.1). */
async function expectContrast(page: Page, what: string): Promise<void> {
  await picturesIn(page);
  const [top, header] = [page.locator("main > :first-child"), page.getByRole("banner")];
  const measured = await contrastsOver(page, [top, header]);
  expect(measured.length).toBeGreaterThan(3);
  expect
    .soft(
      measured.filter(({ contrast, least }) => contrast < least),
      what,
    )
    .toEqual([]);
}

test.beforeEach(({ page }) => still(page));

for (const size of WINDOWS) {
  const at = `${size.width} × ${size.height}`;

  test(`at ${at} every slide's texts and controls stand out from its picture`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "/");
    for (const slide of NUMBERS) {
      await dot(page, slide).click();
      await expectSlide(page, slide);
      await pointElsewhere(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(highlights(page).getByRole("link")).toBeInViewport({ ratio: 1 });
      await expectContrast(page, `slide ${slide}`);
    }
  });

  test(`at ${at} the titles of the pages with a picture stand out from it`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of [...SERVICE_PATHS, "/about"]) {
      await visit(page, path);
      await expectContrast(page, path);
    }
  });

  for (const { code, prefix } of LANGUAGES.filter(({ direction }) => direction === "rtl"))
    test(`${code}, at ${at}: texts and controls stand out from the mirrored pictures`, async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, prefix);
      const dots = page.locator("section[aria-roledescription] ol button");
      for (const number of NUMBERS) {
        const dot = dots.nth(number - 1);
        await dot.click();
        await expect(dot).toHaveAttribute("aria-current", "true");
        await pointElsewhere(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectContrast(page, `slide ${number}`);
      }
      for (const { path } of TRANSLATIONS.filter(({ language }) => language === code))
        if ([...SERVICE_PATHS, "/about"].includes(path.slice(prefix.length))) {
          await visit(page, path);
          await expectContrast(page, path);
        }
    });
}
