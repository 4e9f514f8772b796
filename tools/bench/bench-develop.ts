import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS } from "../run/chromium-args";
import { findBrowser } from "../run/find-browser";
import { developServer } from "../run/gatsby-commands";
import { freePort } from "../run/ports";
import { stopAll } from "../run/processes";
import { copyProject } from "../run/project-copy";
import { urlOf } from "../run/services";
import { table } from "../run/table";
import { median } from "./median";
import { addServices, EDITED_PAGE, editOneSentence } from "./sample-edits";

const EDITS = 7;
const STARTS_WITHIN_MS = 300_000;
const POLL_MS = 200;

/**
 * `npm run bench -- develop`: how long the development server takes to start, and an edited sentence to show in a browser
 * that has the page open, with the shipped content and with 1,000 more services. `--services 0,100` sets other numbers.
 * It works on a copy of the project.
 */
export async function benchDevelop(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { services: { type: "string", default: "0,1000" } } });
  const rows: string[][] = [];
  for (const count of values.services.split(",").map(Number)) {
    rows.push([String(count), ...(await measureDevelop(count))]);
  }
  console.log(
    table(["more services", "start, s", "first edit shown, s", "later edits, median s", "slowest, s"], rows),
  );
  return 0;
}

async function measureDevelop(count: number): Promise<string[]> {
  const { folder, remove } = copyProject();
  const browser = await chromium.launch({
    executablePath: findBrowser("chrome", process.env),
    args: CHROMIUM_ARGS,
  });
  const port = await freePort();
  addServices(folder, count);
  const started = performance.now();
  const server = developServer({ host: "localhost", port }, process.env, { show: false, cwd: folder });
  try {
    while (!server.output().includes("You can now view")) {
      if (performance.now() - started > STARTS_WITHIN_MS) throw new Error(server.output());
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const start = performance.now() - started;
    const page = await browser.newPage();
    await page.goto(urlOf("localhost", port) + EDITED_PAGE, { timeout: STARTS_WITHIN_MS });
    await page.waitForSelector("main h1");
    const shown: number[] = [];
    for (let edit = 0; edit < EDITS; edit++) {
      await page.waitForTimeout(2000);
      const before = performance.now();
      const sentence = editOneSentence(folder);
      // Not with a locator, which looks only every half second.
      await page.waitForFunction((text) => document.body.textContent.includes(text), sentence, {
        polling: 20,
      });
      shown.push(performance.now() - before);
    }
    const [first = NaN, ...later] = shown;
    return [start, first, median(later), Math.max(...later)].map((ms) => (ms / 1000).toFixed(2));
  } finally {
    await browser.close();
    await stopAll();
    remove();
  }
}
