import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { CHROMIUM_ARGS } from "../run/chromium-args";
import { trialEnvironment } from "../run/environment";
import { findBrowser } from "../run/find-browser";
import { siteServer } from "../run/gatsby-commands";
import { freePort } from "../run/ports";
import { untilUp } from "../run/services";
import { table } from "../run/table";
import { tasksDuring } from "./main-thread";
import { median } from "./median";
import { MOVES, type Move } from "./moves";

const SLOWER = 4;
const LONG_MS = 50;
const MOST_SHIFT = 0.005;

type Seen = {
  /** The longest task of the main thread, in milliseconds of its own time. */
  task: number;
  /** How many tasks took longer than 50 ms. */
  long: number;
  /** From a tap or a key to the next picture, in milliseconds; 0 where there was none. */
  paint: number;
  shift: number;
};

/**
 * `npm run bench -- motion`: measures animations on a processor four times slower: how long the longest task is, beside
 * the same click on an empty page, in the main thread's own time, so that a busy machine adds little; how long a click
 * or a key waits for the next picture; and how far the layout shifts at most, without shifts that a click asked for.
 * Loading counts from the first text or picture on. `--runs 5 menu dialog` sets how often and what. Exit code 1 when
 * most runs have a task over 50 ms, or the layout shifts.
 */
export async function benchMotion(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { runs: { type: "string", default: "5" } },
    allowPositionals: true,
  });
  const runsOfEach = Number(values.runs);
  const moves = MOVES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (moves.length === 0 || !(runsOfEach >= 1)) {
    throw new Error(
      `Nothing to measure. There are: ${[...new Set(MOVES.map(({ name }) => name))].join(", ")}`,
    );
  }
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = siteServer({ host: "localhost", port }, trialEnvironment(process.env), false);
  await untilUp(site, origin);
  const browser = await chromium.launch({
    executablePath: findBrowser("chrome", process.env),
    args: CHROMIUM_ARGS,
    // Without scrollbars a dialog that keeps their place free makes the page narrower, and it is laid out anew.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  try {
    const rows: string[][] = [];
    let failed = false;
    for (const move of moves) {
      const runs: Seen[] = [];
      while (runs.length < runsOfEach) runs.push(await measure(browser, origin, move));
      const of = (figure: keyof Seen) => runs.map((seen) => seen[figure]);
      const shift = Math.max(...of("shift"));
      failed ||= median(of("long")) > 0 || shift > MOST_SHIFT;
      const span = `${Math.min(...of("task"))}–${Math.max(...of("task"))}`;
      const paint = median(of("paint"));
      rows.push([
        move.name,
        move.path ?? "an empty page",
        String(move.width),
        String(median(of("task"))),
        span,
        String(median(of("long"))),
        paint ? String(paint) : "",
        shift.toFixed(4),
      ]);
    }
    console.log(`Medians of ${values.runs}; processor ${SLOWER} times slower\n`);
    console.log(table(HEAD, rows));
    return failed ? 1 : 0;
  } finally {
    await browser.close();
  }
}

const HEAD = [
  "motion",
  "page",
  "px",
  "longest task, ms",
  "from–to",
  `tasks over ${LONG_MS} ms`,
  "next picture, ms",
  "greatest shift",
];

async function measure(browser: Browser, origin: string, { path, width, act, loading }: Move): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, isMobile: width < 1024 });
  try {
    const session = await page.context().newCDPSession(page);
    // The banner would appear in some runs and not in others.
    await page.addInitScript(`sessionStorage.setItem("promo", "dismissed")`);
    const visit = () =>
      path === null ? page.setContent("<!doctype html><p>Empty") : page.goto(origin + path);
    if (!loading) {
      await visit();
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(1_500);
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const step = await act(page);
    const moving = async () => {
      if (loading) await visit();
      await observe(page);
      await step();
      await page.waitForTimeout(2_000);
    };
    const tasks = await tasksDuring(session, moving, loading === true);
    const { shift, paint } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { task: tasks[0] ?? 0, long: tasks.filter((ms) => ms > LONG_MS).length, shift, paint };
  } finally {
    await page.close();
  }
}

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/** Adds up layout shifts without recent input, and keeps the longest wait for a frame after a tap or a key. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { shift: 0, paint: 0 };
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const {
        entryType,
        duration,
        value,
        hadRecentInput,
        interactionId,
      } of list.getEntries() as Entry[]) {
        if (entryType === "layout-shift" && !hadRecentInput) seen.shift += value;
        if (entryType === "event" && interactionId) seen.paint = Math.max(seen.paint, duration);
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
