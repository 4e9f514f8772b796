/** What one run of Lighthouse says of a page: scores from 0 to 1, times in milliseconds, bytes over the wire. */
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

/**
 * Runs Lighthouse in a browser that listens on `debugPort`. Mobile is its default: a slow phone on slow 4G, simulated.
 * @throws when the page could not be loaded
 */
export async function audit(url: string, device: Device, debugPort: number): Promise<Figures> {
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const config = device === "desktop" ? desktopConfig : undefined;
  const result = await lighthouse(url, { port: debugPort, output: "json", logLevel: "error" }, config);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "Lighthouse gave no result"}`);
  }
  const { audits, categories } = result.lhr;
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

/** Of each figure the one in the middle. */
export function medianOf(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error("Nothing was measured");
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Figures;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
