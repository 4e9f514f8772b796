import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { readViews } from "./read-views";
import { report } from "./report";

const line = (time: string, path: string, more: object = {}) =>
  JSON.stringify({ level: "info", time, event: "view", path, referrer: "", viewport: "small", ...more });

const reportOf = async (lines: readonly string[], days = 7) =>
  report(await readViews(Readable.from(lines.map((one) => `${one}\n`))), days, "2026-11-23");

test("views are counted by day and page, with referrers and window classes", async () => {
  const text = await reportOf(
    [
      line("2026-11-20T08:00:00.000Z", "/"),
      line("2026-11-22T08:00:00.000Z", "/", { referrer: "search.example", viewport: "large" }),
      line("2026-11-22T09:00:00.000Z", "/about"),
      line("2026-11-22T23:59:59.999Z", "/"),
    ],
    3,
  );

  expect(text).toBe(
    `
4 page views from 2026-11-20 to 2026-11-22 (days end at midnight UTC)

2026-11-20 █████████████▍                           1
2026-11-21                                          0
2026-11-22 ████████████████████████████████████████ 3

| Page   | 11-20 | 11-21 | 11-22 | all |
| ------ | ----: | ----: | ----: | --: |
| /      |     1 |       |     2 |   3 |
| /about |       |       |     1 |   1 |

| Led here by          | views | share |
| -------------------- | ----: | ----: |
| (nobody, or unknown) |     3 |  75 % |
| search.example       |     1 |  25 % |

| Window | views | share |
| ------ | ----: | ----: |
| small  |     3 |  75 % |
| large  |     1 |  25 % |`.trim(),
  );
});

test("views before the days asked for are left out", async () => {
  const text = await reportOf(
    [line("2026-10-01T08:00:00.000Z", "/old"), line("2026-11-22T08:00:00.000Z", "/")],
    7,
  );

  expect(text).toMatch(/^1 page views from 2026-11-16 to 2026-11-22/);
  expect(text).not.toContain("/old");
});

test("a view from the future, logged while a clock was wrong, does not shift the days", async () => {
  const text = await reportOf([
    line("2026-11-22T08:00:00.000Z", "/"),
    line("2036-11-22T08:00:00.000Z", "/later"),
    line("2026-11-23T08:00:00.000Z", "/"),
  ]);

  expect(text).toMatch(/^2 page views from 2026-11-17 to 2026-11-23/);
  expect(text).not.toContain("/later");
});

test("other lines of the log, cut lines and what a collector puts before a line are no obstacle", async () => {
  const text = await reportOf([
    '{"level":"info","time":"2026-11-22T08:00:00.000Z","event":"enquiry","id":"1"}',
    "Listening on http://localhost:9000",
    line("2026-11-22T08:00:00.000Z", "/").slice(0, -10),
    line("yesterday", "/"),
    line("2026-11-22T08:00:00.000Z", "/", { path: ["/"] }),
    line("2026-11-22T08:00:00.000Z", "/", { referrer: null }),
    `falaj-1  | ${line("2026-11-22T08:00:00.000Z", "/")}`,
  ]);

  expect(text).toMatch(/^1 page views from/);
});

test("a log without views says so", async () => {
  expect(await reportOf(["Listening"])).toBe("No page views in this log.");
});

test.each([["--help"], ["--day", "3"], ["--days", "0"], ["--days", "20261122"]])(
  "%s prints how it is used",
  (...args) => {
    const command = ["--import", "tsx", "tools/insights/insights.ts", ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
    expect(stdout).toContain("npm run insights -- server.log");
  },
);
