import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../run/find-browser";
import { siteServer } from "../run/gatsby-commands";
import { freePort } from "../run/ports";
import { untilUp } from "../run/services";
import { table } from "../run/table";
import { tasksDuring } from "./main-thread";

const SLOWER = 4;
const LONG_MS = 50;
const MOST_SHIFT = 0.005;

type Move = {
  name: string;
  path: string;
  width: number;
  /** What is clicked, the first of its kind; without it the page is scrolled through. */
  target?: string;
};

/** Each starts on a page that has come to rest. */
const MOVES: readonly Move[] = [
  { name: "menu", path: "/", width: 390, target: "header .narrow button" },
  { name: "dialog", path: "/", width: 1440, target: "main button[aria-haspopup=dialog]" },
  {
    name: "carousel",
    path: "/",
    width: 1440,
    target: "section[aria-roledescription] .controls button:last-child",
  },
  { name: "question", path: "/", width: 390, target: "details summary" },
  { name: "line", path: "/", width: 1440 },
  { name: "line", path: "/services", width: 390 },
  { name: "page change", path: "/", width: 1440, target: "header nav a[href='/about']" },
  { name: "page change", path: "/services", width: 390, target: "header .narrow a" },
];

async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(32);
  }
}

type Seen = {
  /** Milliseconds of the main thread's own time that each task took, the longest first. */
  tasks: number[];
  shift: number;
};

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * `npm run bench -- motion`: what moves, on a processor four times slower: how long the longest task is, counted in the
 * main thread's own time, so that a busy machine adds nothing, beside the same tap on an empty page; and how far the
 * layout shifts, without shifts that a click asked for. Exit code 1 when a task passes 50 ms or the layout shifts.
 */
export async function benchMotion(): Promise<number> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = siteServer({ host: "localhost", port }, { ...process.env, ENQUIRY_OUTBOX: "" }, false);
  await untilUp(site, origin);
  const browser = await chromium.launch({
    executablePath: findBrowser("chrome", process.env),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const rows: string[][] = [];
    let failed = false;
    const show = async (name: string, path: string, width: number, open: Opening, target?: string) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await open(page);
      const { tasks, shift } = await measure(page, target);
      const long = tasks.filter((ms) => ms > LONG_MS);
      failed ||= long.length > 0 || shift > MOST_SHIFT;
      rows.push([
        name,
        path,
        String(width),
        String(tasks[0] ?? 0),
        long.join(" ") || "none",
        shift.toFixed(4),
      ]);
      await page.close();
    };
    await show("tap", "an empty page", 390, (page) => page.setContent("<!doctype html><p>Empty"), "p");
    for (const { name, path, width, target } of MOVES) {
      await show(name, path, width, (page) => visit(page, origin + path), target);
    }
    console.log(
      table(["motion", "page", "px", "longest task, ms", `tasks over ${LONG_MS} ms`, "layout shift"], rows),
    );
    return failed ? 1 : 0;
  } finally {
    await browser.close();
  }
}

type Opening = (page: Page) => Promise<void>;

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_500);
}

async function measure(page: Page, target: string | undefined): Promise<Seen> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const act = target === undefined ? () => scrollThrough(page) : await tapOn(page, target);
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) (window as unknown as Seen).shift += value;
      }
    }).observe({ type: "layout-shift" });
  });
  const tasks = await tasksDuring(session, async () => {
    await act();
    await page.waitForTimeout(2_000);
  });
  return { tasks, shift: await page.evaluate(() => (window as unknown as Seen).shift) };
}

/** Finds where to tap before anything is measured. @returns the tap alone: raw input, as from a finger or a mouse */
async function tapOn(page: Page, target: string): Promise<() => Promise<void>> {
  const element = page.locator(target).first();
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(1_000);
  return () => page.mouse.click(x, y);
}
