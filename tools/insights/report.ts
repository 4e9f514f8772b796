import { table } from "../run/table";
import type { LoggedView } from "./read-views";

const DAY_MS = 86_400_000;
/** Days that the table of pages has a column for. */
const COLUMNS = 7;
const BAR = 40;
const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/**
 * What `npm run insights` prints: views of each day as a chart, of each page by day, referrers and window classes.
 * @param days how many days to look back from the last one that has a view
 * @param today later views were logged while the server's clock was wrong, and are left out
 */
export function report(all: readonly LoggedView[], days: number, today: string): string {
  const last = all
    .map(({ day }) => day)
    .filter((day) => day <= today)
    .sort()
    .at(-1);
  if (last === undefined) return "No page views in this log.";
  const span = Array.from({ length: days }, (_day, index) => dayBefore(last, days - 1 - index));
  const views = all.filter(({ day }) => span.includes(day));
  return [
    `${views.length} page views from ${span[0]} to ${last} (days end at midnight UTC)`,
    chart(span, views),
    pages(span.slice(-COLUMNS), views),
    shares("Led here by", views, ({ referrer }) => referrer || "(nobody, or unknown)"),
    shares("Window", views, ({ viewport }) => viewport),
  ].join("\n\n");
}

function chart(span: readonly string[], views: readonly LoggedView[]): string {
  const byDay = countBy(views, ({ day }) => day);
  const most = Math.max(...byDay.values());
  return span
    .map((day) => {
      const count = byDay.get(day) ?? 0;
      return `${day} ${bar((count / most) * BAR)} ${count}`;
    })
    .join("\n");
}

/** A bar so many characters long, in eighths of a character. */
function bar(length: number): string {
  const eighths = Math.round(length * 8);
  return ("█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "")).padEnd(BAR);
}

function pages(columns: readonly string[], views: readonly LoggedView[]): string {
  const rows = [...countBy(views, ({ path }) => path)].map(([path, total]) => {
    const byDay = countBy(
      views.filter((view) => view.path === path),
      ({ day }) => day,
    );
    return [path, ...columns.map((day) => String(byDay.get(day) ?? "")), String(total)];
  });
  return table(["Page", ...columns.map((day) => day.slice(5)), "all"], rows);
}

function shares(head: string, views: readonly LoggedView[], of: (view: LoggedView) => string): string {
  const rows = [...countBy(views, of)].map(([name, count]) => [
    name,
    String(count),
    `${Math.round((count / views.length) * 100)} %`,
  ]);
  return table([head, "views", "share"], rows);
}

/** The number of views of each, the most first, and by name where the number is the same. */
function countBy(views: readonly LoggedView[], of: (view: LoggedView) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const view of views) counts.set(of(view), (counts.get(of(view)) ?? 0) + 1);
  const order = ([one, few]: [string, number], [other, more]: [string, number]) =>
    more - few || one.localeCompare(other);
  return new Map([...counts].sort(order));
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
