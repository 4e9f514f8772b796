import type { Page } from "@playwright/test";

/** How long a button is held, as a finger does. */
const TAP_MS = 80;

export type Move = {
  name: string;
  /** Null: an empty page, which says what the browser itself takes. */
  path: string | null;
  width: number;
  /** What is measured: from its first step until nothing more happens. */
  act: (page: Page) => Promise<() => Promise<void>>;
  /** Measured from a page's first text or picture on; the others start on a page that is idle. */
  loading?: boolean;
};

/** Finds where to tap before anything is measured. @returns the tap alone: raw input, as from a finger or a mouse */
const tapOn = (target: string) => async (page: Page) => {
  const element = page.locator(target).first();
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(1_000);
  return () => page.mouse.click(x, y, { delay: TAP_MS });
};

const type = (target: string) => async (page: Page) => {
  await page.locator(target).first().focus();
  await page.waitForTimeout(1_000);
  return () => page.keyboard.press("a", { delay: TAP_MS });
};

const scrollThrough = (page: Page) =>
  Promise.resolve(async () => {
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(32);
    }
  });

const nothing = (page: Page) => Promise.resolve(() => page.waitForTimeout(2_000));

const taps = (name: string, path: string | null, width: number, target: string): Move => ({
  name,
  path,
  width,
  act: tapOn(target),
});

const loads = (path: string, width = 412): Move => ({
  name: "loading",
  path,
  width,
  act: nothing,
  loading: true,
});

export const MOVES: readonly Move[] = [
  taps("tap", null, 390, "p"),
  taps("menu", "/", 390, "header .narrow button"),
  taps("dialog", "/", 390, "main button[aria-haspopup=dialog]"),
  taps("dialog", "/", 1440, "main button[aria-haspopup=dialog]"),
  taps("carousel", "/", 1440, "section[aria-roledescription] .controls button:last-child"),
  taps("question", "/", 390, "details summary"),
  { name: "field", path: "/contact", width: 390, act: type("form textarea") },
  taps("send, empty", "/contact", 390, "form button[type=submit]"),
  { name: "line", path: "/", width: 1440, act: scrollThrough },
  { name: "line", path: "/services", width: 390, act: scrollThrough },
  taps("page change", "/", 1440, "header nav a[href='/about']"),
  taps("page change", "/services", 390, "header .narrow a"),
  ...["/", "/services", "/services/ai", "/about", "/contact", "/ar"].map((path) => loads(path)),
  ...["/", "/contact", "/ar"].map((path) => loads(path, 1440)),
];
