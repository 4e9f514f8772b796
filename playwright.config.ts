import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/run/find-browser";
import { JOURNEY_SERVERS, SITE_URL } from "./e2e/support/journey-servers";

const inCi = Boolean(process.env.CI);

/** Journeys in a real browser, against the built site (npm run build first, or npm test for everything). */
export default defineConfig({
  testDir: "e2e",
  testIgnore: [
    "back-forward/**",
    "barriers/**",
    "content-changes/**",
    "develop/**",
    "engines/**",
    "looks/**",
  ],
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: inCi,
  // A second try in CI keeps a slow machine from failing the run; npm test still names every flaky journey.
  retries: inCi ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.JOURNEYS_JSON
    ? [["dot"], ["json", { outputFile: process.env.JOURNEYS_JSON }]]
    : [["list"]],
  use: {
    baseURL: SITE_URL,
    locale: "en-GB",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser("chromium", process.env),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: JOURNEY_SERVERS.map((server) => ({
    ...server,
    stdout: "ignore" as const,
    stderr: "pipe" as const,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  })),
});
