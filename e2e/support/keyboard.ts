import type { Page } from "@playwright/test";

/** Something that the keyboard stops at. */
type Stop = {
  name: string;
  /** What is wrong with it: nothing shows where the focus is, or something stands over it. */
  faults: string[];
};

/** Looks at what has the focus; null once the keyboard has left the page. */
const look = (page: Page) =>
  page.evaluate(async (): Promise<Stop | null> => {
    // What the focus changes shows a frame or two later.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const faults: string[] = [];
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    // A card draws its outline around all of itself, with a pseudo-element of its button.
    const isCard = isOutlined(getComputedStyle(element, "::after"));
    if (!isCard && !isOutlined(getComputedStyle(element))) faults.push("no outline");

    const outlined = (isCard && (element as HTMLElement).offsetParent) || element;
    const whole = outlined.getBoundingClientRect();
    // A card that is too high to be clear of both is judged by its title.
    const box = whole.height < innerHeight / 2 ? whole : element.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) {
      faults.push("outside the window");
    }
    for (const [what, selector] of [
      ["header", "body header"],
      ["banner", "aside"],
    ] as const) {
      const over = document.querySelector(selector);
      if (!over || over.contains(element) || element.getAttribute("href") === "#main") continue;
      const { top, bottom, left, right } = over.getBoundingClientRect();
      // An element that is taller than the window cannot be clear of both of its edges.
      const isApart =
        box.bottom <= top + 1 || box.top >= bottom - 1 || box.right <= left || box.left >= right;
      if (!isApart && box.height < innerHeight / 2) faults.push(`under the ${what}`);
    }
    return { name: element.getAttribute("aria-label") ?? element.textContent ?? element.tagName, faults };
  });

/** Goes through the page with one key, from where the focus is until it leaves the page, or for that many presses. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab", presses = 120): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const stop = await look(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

export const names = (stops: Stop[]) => stops.map(({ name }) => name);
export const faulty = (stops: Stop[]) => stops.filter(({ faults }) => faults.length > 0);
