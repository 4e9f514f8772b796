import { runBenchTool } from "./bench-tools";
import { median } from "./median";

/** Figures of one run of Lighthouse: scores from 0 to 1, times in milliseconds, bytes over the wire. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  bytes: number;
};

export type Device = "mobile" | "desktop";

/** The part of Lighthouse's report that is read here. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

/**
 * Runs Lighthouse in a browser that listens on `debugPort`. Mobile is its default: a slow phone on slow 4G, simulated.
 * @throws when the page could not be loaded
 */
export async function audit(url: string, device: Device, debugPort: number): Promise<Figures> {
  const { audits, categories, runtimeError } = await runBenchTool<Report>("lighthouse", [
    url,
    `--port=${debugPort}`,
    ...["--output=json", "--output-path=stdout", "--quiet", "--no-enable-error-reporting"],
    ...(device === "desktop" ? ["--preset=desktop"] : []),
  ]);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (id: string) => categories[id]?.score ?? 0;
  const number = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: number("first-contentful-paint"),
    lcpMs: number("largest-contentful-paint"),
    tbtMs: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    bytes: number("total-byte-weight"),
  };
}

/** The median of each figure. */
export function medianOf(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error("Nothing was measured");
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}
