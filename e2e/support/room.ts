import type { Page } from "@playwright/test";

/** How far the page can be scrolled sideways, in px, and the texts that reach past the window's edges. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Slides stand side by side until they show, and what is hidden from the eye may be anywhere.
      const isMeantForTheEye = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (
        !isMeantForTheEye ||
        parent?.closest("[inert]") ||
        getComputedStyle(parent as Element).clipPath !== "none"
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -0.5 || right > clientWidth + 0.5)) cut.push(text.textContent?.trim() ?? "");
    }
    return { scroll: scrollWidth - clientWidth, cut };
  });

/** Texts whose box is smaller than what stands in it, so that some of it is hidden or lies over what follows. */
export const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest("[inert], textarea, select"))
      .filter((element) => {
        const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
        if (clipPath !== "none" || display === "inline") return false;
        const isCut = (overflow: string, all: number, shown: number) =>
          overflow !== "visible" && all > shown + 1;
        return (
          isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight)
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 60)),
  );

/** Lines of text that lie over others, but for the header's over what passes below it. */
export const overlapping = (page: Page) =>
  page.evaluate(() => {
    /** Whether an element can be seen, and is no drawing, script or form control. */
    const isSeen = (element: Element | null): element is Element =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
      !element.closest("[inert], [aria-hidden=true], script, style, noscript, textarea, select");
    const isWhole = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).clipPath === "none" && isWhole(element.parentElement));

    const lines: {
      text: string;
      inHeader: boolean;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      const parent = text.parentElement;
      if (!words || !isSeen(parent) || !isWhole(parent)) continue;
      const inHeader = parent.closest("header") !== null;
      // Only the middle of a line, without most of what reaches above and below the letters.
      const reach = parseFloat(getComputedStyle(parent).fontSize) / 3;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (width > 2)
          lines.push({ text: words, inHeader, left, right, top: middle - reach, bottom: middle + reach });
      }
    }
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            one.inHeader === other.inHeader &&
            one.left + 2 < other.right &&
            other.left + 2 < one.right &&
            one.top + 2 < other.bottom &&
            other.top + 2 < one.bottom,
        )
        .map((other) => `${one.text.slice(0, 40)} × ${other.text.slice(0, 40)}`),
    );
  });
