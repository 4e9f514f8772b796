import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { sideways } from "../support/room";
import { servedPage } from "../support/served-page";
import { ALL_PAGES, LANGUAGES, SAMPLE_PATHS } from "../support/site-pages";
import { still, visit } from "../support/visit";

// Success criteria of WCAG 2.2 that no scanner can judge; docs/accessibility.md names the test of each.

const softly = expect.configure({ soft: true });

test.beforeEach(({ page }) => still(page));

for (const path of SAMPLE_PATHS) {
  test(`${path} works on a phone that is held sideways (1.3.4)`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await visit(page, path);
    await softly.poll(() => sideways(page)).toEqual({ scroll: 0, cut: [] });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const height = await page
      .locator("header")
      .first()
      .evaluate((header) => header.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(390 / 4);
  });
}

test("navigation and ways to write stand in the same order on every page (3.2.3, 3.2.6)", async ({
  request,
}) => {
  const orders = new Map<string, string>();
  for (const { path, language } of ALL_PAGES) {
    const { document } = await servedPage(request, path);
    const links = [...document.querySelectorAll("body header a, body footer a")];
    const order = JSON.stringify(links.map((link) => link.textContent));
    softly(order, path).toBe(orders.get(language) ?? order);
    orders.set(language, order);
  }
});

/** Makes the page believe that a pointer is over all of it. */
async function hoverAll(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "body *",
  });
  for (const nodeId of nodeIds)
    await devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("body *"))
      for (const type of ["pointerover", "mouseover"])
        one.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });
}

/** How much is seen, wherever the window is: elements, and what styles put before and after them. */
const visible = (page: Page) =>
  page.evaluate(() => {
    // A tooltip may be delayed or fade in: finish all animations but the endless ones.
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
    const elements = [...document.querySelectorAll("body *")].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const added = elements.flatMap((one) =>
      ["::before", "::after"].filter((part) => {
        const { content, display, opacity, visibility } = getComputedStyle(one, part);
        return content !== "none" && display !== "none" && opacity !== "0" && visibility === "visible";
      }),
    );
    return { elements: elements.length, added: added.length };
  });

test("nothing appears on hover alone, and no key but those of a control does anything (1.4.13, 2.1.4)", async ({
  page,
}) => {
  for (const path of SAMPLE_PATHS) {
    await visit(page, path);
    await expect(page.locator("[title]:not(iframe, svg *), [accesskey]")).toHaveCount(0);
    const shown = await visible(page);
    await hoverAll(page);
    softly(await visible(page), path).toEqual(shown);
    const before = page.url();
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
    for (const key of "abcdefghijklmnopqrstuvwxyz0123456789/?.,") await page.keyboard.press(key);
    expect(page.url()).toBe(before);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
});

test("a control does nothing when it gets the focus, and none before it is used (3.2.1, 3.2.2)", async ({
  page,
}) => {
  for (const path of SAMPLE_PATHS) {
    await visit(page, path);
    const before = page.url();
    const controls = page.locator("a[href], button, input:not([type=hidden]), select, textarea, summary");
    await controls.evaluateAll((all) => all.forEach((control) => (control as HTMLElement).focus()));
    for (const select of await page.locator("select:visible").all()) await select.selectOption({ index: 1 });
    expect(page.url()).toBe(before);
    await expect(page.locator("dialog[open], details[open]")).toHaveCount(0);
  }
});

test("in forced colours every control has an edge or an icon, and the focus is seen (1.4.11)", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of SAMPLE_PATHS) {
    await visit(page, path);
    const bare = await page
      .locator("button:visible, input:visible, textarea:visible, select:visible")
      .evaluateAll((all) =>
        all
          .filter((control) => {
            // A card's button is in its heading. An icon beside a text does not count, as it may be decoration.
            const card = control.closest("h4")?.parentElement;
            const isIconEnough = card || !control.textContent?.trim();
            return ![control, ...(card ?? control).querySelectorAll("*")].some((part) => {
              const { borderTopStyle, outlineStyle } = getComputedStyle(part);
              const isFramed = borderTopStyle !== "none" || outlineStyle !== "none";
              return isFramed || (isIconEnough && part.matches("svg"));
            });
          })
          .map((control) => control.outerHTML.slice(0, 80)),
      );
    softly(bare, path).toEqual([]);
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    softly(focus, path).not.toBe("none");
  }
});

for (const { code, prefix } of LANGUAGES)
  test(`${code}: in forced colours nothing in the menu covers the focus of its links (2.4.7)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await visit(page, prefix || "/");
    await page.locator("header button[aria-haspopup]").press("Enter");
    for (const link of await page.locator("dialog[open] li a").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      const { x, y, width, height } = (await link.boundingBox())!;
      // The middle of an outline of 3 px that stands 3 px off.
      const clip = { x, y: Math.round(y + height) + 4, width, height: 1 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      softly(channels.map(({ stdev }) => stdev)).toEqual(channels.map(() => 0));
    }
  });

test("lines that are drawn with a gradient are plain borders in forced colours, which take gradients away", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of SAMPLE_PATHS) {
    await visit(page, path);
    const gradients = await page
      .locator("main *")
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).borderImageSource !== "none")
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    softly(gradients, path).toEqual([]);
  }
});
