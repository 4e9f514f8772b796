import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { luminance } from "../../plugins/gatsby-plugin-content/pictures/picture-facts";
import { addStyle } from "./add-style";

type Colour = readonly [red: number, green: number, blue: number];

/** Something that is read over a picture: a text, or an icon. */
type Mark = {
  what: string;
  colour: Colour;
  /** The least contrast that WCAG 1.4.3 and 1.4.11 ask for: 3 for large texts and icons, 4.5 for other texts. */
  least: number;
  boxes: { left: number; top: number; width: number; height: number }[];
};

type Contrast = { what: string; contrast: number; least: number };

/**
 * Measures everything that is read inside `areas` against the least favourable pixel behind it: the texts are made
 * transparent, and the pixels where they were are read from a screenshot.
 */
export async function contrastsOver(page: Page, areas: Locator[]): Promise<Contrast[]> {
  const marks = (await Promise.all(areas.map(marksIn))).flat();
  const style = await addStyle(
    page,
    "*, *::before, *::after { color: transparent !important; transition: none !important }",
  );
  const picture = sharp(await page.screenshot());
  await style.evaluate((element) => element.remove());
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return marks.map(({ what, colour, least, boxes }) => {
    const behind = new Set<number>();
    for (const { left, top, width, height } of boxes) {
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y += 1) {
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x += 1) {
          const at = (y * info.width + x) * info.channels;
          behind.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
        }
      }
    }
    const all = [...behind].map((one) => contrast(colour, [one >> 16, (one >> 8) & 255, one & 255]));
    const lowest = all.reduce((least, one) => Math.min(least, one), Infinity);
    return { what, contrast: Math.round(lowest * 10) / 10, least };
  });
}

const marksIn = (area: Locator): Promise<Mark[]> =>
  area.evaluate((root): Mark[] => {
    const colourOf = (element: Element): Colour => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return [red, green, blue];
    };
    const boxesOf = (range: Range | Element) =>
      [...range.getClientRects()].map(({ left, top, width, height }) => ({ left, top, width, height }));
    const shows = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isVisible && width > 1 && bottom > 0 && top < innerHeight && !element.closest("[inert]");
    };

    const found: Mark[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !shows(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const size = parseFloat(getComputedStyle(parent).fontSize);
      found.push({
        what: text.textContent.trim(),
        colour: colourOf(parent),
        least: size >= 24 ? 3 : 4.5,
        boxes: boxesOf(range),
      });
    }
    for (const icon of [...root.querySelectorAll("button svg")].filter(shows)) {
      const what = icon.closest("button")?.getAttribute("aria-label") ?? "icon";
      found.push({ what, colour: colourOf(icon), least: 3, boxes: boxesOf(icon) });
    }
    return found;
  });

/** WCAG 2.2, "contrast ratio". */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(...one), luminance(...other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
