import { expect, test, type Page } from "@playwright/test";
import { controls } from "../support/content";
import { axeFindings, ibmFindings } from "../support/accessibility";
import { fillIn, sendButton, summary, toast } from "../support/enquiry-form";
import { control, expectSlide } from "../support/highlights";
import { newAddress } from "../support/mailbox";
import { openCard } from "../support/offering-dialog";
import { leaveWindow, promo } from "../support/promo";
import { ALL_PAGES, LANGUAGES, SAMPLES, SERVICE_PATHS } from "../support/site-pages";
import { still, visit } from "../support/visit";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Both engines find different things; the second one takes seconds a page, so it sees a page of each kind. */
async function expectNoViolations(
  page: Page,
  when: string,
  engines = [axeFindings, ibmFindings],
): Promise<void> {
  for (const findings of engines) expect.soft(await findings(page), when).toEqual([]);
}

test.beforeEach(({ page }) => still(page));

for (const { code, name } of LANGUAGES) {
  test(`no page has accessibility violations: ${name}`, async ({ page }, { project }) => {
    // npm run test:long -- scanners
    const isLong = project.name === "scanners";
    const pages = (isLong ? ALL_PAGES : SAMPLES).filter(({ language }) => language === code);
    test.setTimeout(60_000 + pages.length * 20_000);
    for (const { path } of pages) {
      await visit(page, path);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        const engines = isLong || size === PHONE ? [axeFindings, ibmFindings] : [axeFindings];
        await expectNoViolations(page, `${path}, ${size.width} px`, engines);
      }
    }
  });
}

for (const size of [PHONE, DESKTOP]) {
  test(`nothing that opens brings accessibility violations at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "/");
    await control(page, "next").click();
    await expectSlide(page, 2);
    await page.locator("summary").first().click();
    await expectNoViolations(page, "second slide, open question");

    await openCard(page);
    await expectNoViolations(page, "service dialog");
    await page.keyboard.press("Escape");

    if (size === PHONE) {
      await page.getByRole("button", { name: controls.menu.open }).click();
      await expect(page.getByRole("dialog", { name: controls.menu.name })).toBeVisible();
      await expectNoViolations(page, "menu");
      await page.keyboard.press("Escape");
    }

    await leaveWindow(page);
    await expect(promo(page)).toBeVisible();
    await expectNoViolations(page, "promo banner, scrolled header");
  });

  for (const path of ["/contact", ...SERVICE_PATHS.slice(0, 1)]) {
    test(`the form on ${path} has no accessibility violations in any state at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await visit(page, path);
      await sendButton(page).click();
      await expect(toast(page, "alert")).toHaveCount(2);
      await expect(summary(page, 3)).toBeVisible();
      await expectNoViolations(page, "errors, summary and destructive toast");

      await fillIn(page, { name: "Axe", email: newAddress(), message: "Hello" });
      await sendButton(page).click();
      await expect(toast(page, "status")).toHaveCount(2);
      await expectNoViolations(page, "success toast");
    });
  }
}
