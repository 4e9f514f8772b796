import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { runTool } from "../run/processes";
import { readViews } from "./read-views";
import { report } from "./report";

const USAGE = `How often which page is viewed, by the server's log.

  npm run insights -- server.log …     reads these files
  journalctl -u falaj -o cat | npm run insights

  --days 14                            looks back so many days from the last view; 7 if not said`;

/** At most 9999: each day is a line of the chart, and a date given by mistake would be millions. */
const DAYS = /^[1-9]\d{0,3}$/;

/** `npm run insights`: page views by day and page, referrers and window classes. */
runTool(async () => {
  const meant = understood(process.argv.slice(2));
  if (!meant || (meant.files.length === 0 && process.stdin.isTTY)) {
    console.log(USAGE);
    return 1;
  }
  const { files, days } = meant;
  const logs = files.length > 0 ? files.map((file) => createReadStream(file)) : [process.stdin];
  const views = await Promise.all(logs.map((log) => readViews(log)));
  console.log(report(views.flat(), days, new Date().toISOString().slice(0, 10)));
  return 0;
});

/** What the arguments ask for, or undefined when they cannot be understood. */
function understood(args: string[]): { files: string[]; days: number } | undefined {
  try {
    const options = { days: { type: "string", default: "7" } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return DAYS.test(values.days) ? { files: positionals, days: Number(values.days) } : undefined;
  } catch {
    return undefined;
  }
}
