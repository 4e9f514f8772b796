import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../run/find-browser";
import { siteServer } from "../run/gatsby-commands";
import { freePort } from "../run/ports";
import { untilUp } from "../run/services";
import { table } from "../run/table";

const SLOWER = 4;
const LONG_MS = 50;
const MOST_SHIFT = 0.005;

type Move = { name: string; path: string; width: number; act: (page: Page) => Promise<void> };

/** Each starts on a page that has come to rest. */
const MOVES: readonly Move[] = [
  { name: "menu", path: "/", width: 390, act: (page) => page.locator("header .narrow button").click() },
  {
    name: "dialog",
    path: "/",
    width: 1440,
    act: async (page) => {
      const card = page.locator("main button[aria-haspopup=dialog]").first();
      await card.scrollIntoViewIfNeeded();
      await card.click();
    },
  },
  {
    name: "carousel",
    path: "/",
    width: 1440,
    act: (page) => page.locator("section[aria-roledescription] button").last().click(),
  },
  { name: "question", path: "/", width: 390, act: (page) => page.locator("details summary").first().click() },
  { name: "line", path: "/", width: 1440, act: scrollThrough },
  { name: "line", path: "/services", width: 390, act: scrollThrough },
  {
    name: "page change",
    path: "/",
    width: 1440,
    act: (page) => page.locator("header nav a[href='/about']").click(),
  },
  {
    name: "page change",
    path: "/services",
    width: 390,
    act: (page) => page.locator("header .narrow a").click(),
  },
];

async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(32);
  }
}

type Seen = { tasks: number[]; shift: number };

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * `npm run bench -- motion`: what moves, on a processor four times slower: tasks of more than 50 ms, and how far the
 * layout shifts, without shifts that a click asked for. Exit code 1 when something does.
 */
export async function benchMotion(): Promise<number> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = siteServer({ host: "localhost", port }, { ...process.env, ENQUIRY_OUTBOX: "" }, false);
  await untilUp(site, origin);
  const browser = await chromium.launch({
    executablePath: findBrowser("chromium", process.env),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows: string[][] = [];
    let failed = false;
    for (const move of MOVES) {
      const page = await browser.newPage({ viewport: { width: move.width, height: 900 } });
      const { tasks, shift } = await measure(page, origin, move);
      failed ||= tasks.length > 0 || shift > MOST_SHIFT;
      rows.push([move.name, move.path, String(move.width), tasks.join(" ") || "none", shift.toFixed(4)]);
      await page.close();
    }
    console.log(table(["motion", "page", "px", `tasks over ${LONG_MS} ms`, "layout shift"], rows));
    return failed ? 1 : 0;
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, origin: string, { path, act }: Move): Promise<Seen> {
  await page.goto(origin + path);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    const seen: Seen = { tasks: [], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration));
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: "layout-shift" });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await act(page);
  await page.waitForTimeout(2_000);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
