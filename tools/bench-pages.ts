import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import type { Manifest } from "../server/manifest";
import { isEditors } from "../server/policy/editor";
import { audit, medianOf, type Device, type Figures } from "./bench/audit";
import { table } from "./bench/table";
import { findBrowser } from "./browser";
import { siteServer } from "./gatsby";
import { requireFreePorts } from "./ports";
import { runTool } from "./processes";
import { untilUp } from "./services";

const PORT = 9200;
const FLOOR_PORT = 9201;
const DEBUG_PORT = 9202;

const EMPTY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="A page of one word.">
<link rel="icon" href="data:,"></head><body><main><h1>Empty</h1></main></body></html>`;

/**
 * `npm run bench:pages`: what Lighthouse says of every page on a phone and on a desktop computer, beside an empty page
 * from the same machine. `-- --runs 5 --device mobile /contact /about` measures more often, or less.
 */
runTool(async () => {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: "string", default: "3" },
      device: { type: "string", default: "mobile,desktop" },
    },
    allowPositionals: true,
  });
  await requireFreePorts(
    [PORT, FLOOR_PORT, DEBUG_PORT].map((port) => ({ use: "benchmark", variable: "PORT", port })),
    "npm run bench:pages",
  );
  const site = siteServer({ host: "localhost", port: PORT }, { ...process.env, ENQUIRY_JOURNAL: "" }, false);
  const floor = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end(EMPTY_PAGE);
  }).listen(FLOOR_PORT);
  await untilUp(site, `http://localhost:${PORT}/`);
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const pages = [
    ["(an empty page)", `http://localhost:${FLOOR_PORT}/`] as const,
    ...(positionals.length > 0 ? positionals : pagesOfBuild()).map(
      (path) => [path, `http://localhost:${PORT}${encodeURI(path)}`] as const,
    ),
  ];
  try {
    for (const device of values.device.split(",") as Device[]) {
      const rows: string[][] = [];
      for (const [name, url] of pages) {
        const runs: Figures[] = [];
        while (runs.length < Number(values.runs)) runs.push(await audit(url, device, DEBUG_PORT));
        rows.push([name, ...cells(medianOf(runs))]);
      }
      console.log(`\nLighthouse, ${device}, medians of ${values.runs}\n`);
      console.log(table([device, ...HEAD], rows));
    }
  } finally {
    await browser.close();
    floor.close();
  }
  return 0;
});

const HEAD = ["perf.", "a11y", "best pr.", "SEO", "FCP s", "LCP s", "TBT ms", "CLS", "KB"];

function cells(figures: Figures): string[] {
  const { performance, accessibility, bestPractices, seo } = figures;
  return [
    ...[performance, accessibility, bestPractices, seo].map((score) => (100 * score).toFixed(0)),
    (figures.fcpMs / 1000).toFixed(2),
    (figures.lcpMs / 1000).toFixed(2),
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
