import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A page view as the server's log has it (functions/insights). */
export type LoggedView = {
  /** Day of the view in UTC, as 2026-11-22. */
  day: string;
  path: string;
  /** Host of the page that led here; empty for none. */
  referrer: string;
  viewport: string;
};

/** The page views in a log, whatever else stands in it. */
export async function readViews(log: Readable): Promise<LoggedView[]> {
  const views: LoggedView[] = [];
  for await (const line of createInterface({ input: log, crlfDelay: Infinity })) {
    const view = viewIn(line);
    if (view) views.push(view);
  }
  return views;
}

function viewIn(line: string): LoggedView | undefined {
  if (!line.includes('"event":"view"')) return undefined;
  try {
    // A log collector may have put its own words before the line.
    const view = JSON.parse(line.slice(line.indexOf("{"))) as Record<string, unknown>;
    const { event, time, path, referrer = "", viewport } = view;
    // Another program's line may look like one of ours.
    if (event !== "view" || !isText(time) || !isText(path) || !isText(referrer) || !isText(viewport))
      return undefined;
    return { day: new Date(time).toISOString().slice(0, 10), path, referrer, viewport };
  } catch {
    return undefined; // The line was cut off, or its time is invalid.
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
