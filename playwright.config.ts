import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/browser";
import { JOURNEY_SERVERS, SITE_URL } from "./tools/journey-servers";

const inCi = Boolean(process.env.CI);

/** Journeys in a real browser, against the built site (npm run build first, or npm test for everything). */
export default defineConfig({
  testDir: "e2e",
  testIgnore: ["content-changes/**", "develop/**"],
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: inCi,
  // A second try in CI keeps a slow machine from failing the run; npm test still names every flaky journey.
  retries: inCi ? 1 : 0,
  workers: inCi ? 1 : 2,
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
      executablePath: findBrowser(process.env),
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
