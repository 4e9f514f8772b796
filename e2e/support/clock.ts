import type { Page } from "@playwright/test";
import { isTakenOver } from "./visit";

/** Today, for journeys that set the clock. */
export const TODAY = new Date("2026-01-05T09:00:00");

const STEP_MS = 20;

/**
 * Opens a page whose timers run only as far as a journey lets them (`page.clock.runFor`). When it returns, the page has
 * been taken over by scripts, and no more than a step of its time has passed since.
 */
export async function visitWithStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  while (!(await isTakenOver(page))) await page.clock.runFor(STEP_MS);
}

/** Stops the clock of the pages that are opened from now on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: TODAY });
  // Later than the clock can get before this line is reached.
  await page.clock.pauseAt(TODAY.getTime() + 60_000);
}
