import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import type { Manifest } from "../../plugins/gatsby-adapter-standalone/manifest";
import { isEditors } from "../../plugins/gatsby-adapter-standalone/policy/editor-paths";
import { audit, medianOf, type Device, type Figures } from "./audit";
import { table } from "../run/table";
import { CHROMIUM_ARGS } from "../run/chromium-args";
import { trialEnvironment } from "../run/environment";
import { findBrowser } from "../run/find-browser";
import { siteServer } from "../run/gatsby-commands";
import { freePort } from "../run/ports";
import { untilUp } from "../run/services";

const EMPTY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page of one word.">
<link rel="icon" href="data:,"></head><body><main><h1>Empty</h1></main></body></html>`;

/**
 * `npm run bench -- pages`: Lighthouse's figures for every page on a phone and on a desktop computer, beside those of an
 * empty page from the same machine: "of empty" says how many times as long the largest paint takes.
 * `--runs 5 --device mobile /contact /about` sets how often and what.
 */
export async function benchPages(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "3" },
      device: { type: "string", default: "mobile,desktop" },
    },
    allowPositionals: true,
  });
  const [port, emptyPort, debugPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const site = siteServer({ host: "localhost", port }, trialEnvironment(process.env), false);
  const empty = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end(EMPTY_PAGE);
  }).listen(emptyPort);
  await untilUp(site, `http://localhost:${port}/`);
  const browser = await chromium.launch({
    executablePath: findBrowser("chrome", process.env),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${debugPort}`],
  });
  const pages = [
    ["(an empty page)", `http://localhost:${emptyPort}/`] as const,
    ...(positionals.length > 0 ? positionals : pagesOfBuild()).map(
      (path) => [path, `http://localhost:${port}${encodeURI(path)}`] as const,
    ),
  ];
  try {
    for (const device of values.device.split(",") as Device[]) {
      const rows: string[][] = [];
      let emptyLcpMs = 0;
      for (const [name, url] of pages) {
        const runs: Figures[] = [];
        const run = () => audit(url, device, debugPort);
        // Lighthouse sometimes loses a trace; the pages measured so far must not be lost with it.
        const again = () => {
          console.log(`${name}: Lighthouse failed and tries once more`);
          return run();
        };
        while (runs.length < Number(values.runs)) runs.push(await run().catch(again));
        const figures = medianOf(runs);
        emptyLcpMs ||= figures.lcpMs;
        const row = [name, ...cells(figures, emptyLcpMs)];
        rows.push(row);
        // Printed at once, since all pages take half an hour.
        console.log(row.join("  "));
      }
      console.log(`\nLighthouse, ${device}, medians of ${values.runs}\n`);
      console.log(table([device, ...HEAD], rows));
    }
  } finally {
    await browser.close();
    empty.close();
  }
  return 0;
}

const HEAD = ["perf.", "a11y", "best pr.", "SEO", "FCP s", "LCP s", "of empty", "TBT ms", "CLS", "KB"];

function cells(figures: Figures, emptyLcpMs: number): string[] {
  const { performance, accessibility, bestPractices, seo } = figures;
  return [
    ...[performance, accessibility, bestPractices, seo].map((score) => (100 * score).toFixed(0)),
    (figures.fcpMs / 1000).toFixed(2),
    (figures.lcpMs / 1000).toFixed(2),
    `${(figures.lcpMs / emptyLcpMs).toFixed(2)} x`,
    figures.tbtMs.toFixed(0),
    figures.cls.toFixed(4),
    (figures.bytes / 1000).toFixed(0),
  ];
}

/** The paths of all pages that visitors load. */
function pagesOfBuild(): string[] {
  const { files } = JSON.parse(readFileSync("build/routes.json", "utf8")) as Manifest;
  return Object.entries(files)
    .filter(
      ([path, { type }]) => type.startsWith("text/html") && !path.startsWith("/404") && !isEditors(path),
    )
    .map(([path]) => path);
}
