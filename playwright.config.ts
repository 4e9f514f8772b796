import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./tools/run/chromium-args";
import { findBrowser } from "./tools/run/find-browser";
import { JOURNEY_SERVERS, SITE_URL } from "./e2e/support/journey-servers";

const inCi = Boolean(process.env.CI);

const launchOptions = { executablePath: findBrowser("chromium", process.env), args: CHROMIUM_ARGS };

/** Folders of e2e/ that are no journeys: other projects, and tests of sites built for them (playwright.*.config.ts). */
const APART = ["back-forward", "barriers", "content-changes", "develop", "engines", "looks"];

/** Letters are drawn the same wherever a line starts. */
const EVEN_LETTERS = [
  "--disable-lcd-text",
  "--disable-font-subpixel-positioning",
  "--font-render-hinting=none",
];

/** One browser for each engine, which runs one test after another. */
const engine = { testDir: "e2e/engines", fullyParallel: false, expect: { timeout: 15_000 } };

/** Tests in a real browser, against the built site (npm run build first, or npm test for everything). */
export default defineConfig({
  projects: [
    // npm run test:e2e
    { name: "journeys", testDir: "e2e", testIgnore: APART.map((folder) => `${folder}/**`) },
    // A few journeys in the engines of Firefox and Safari.
    { name: "firefox", ...engine, testIgnore: "webkit-*" },
    { name: "webkit", ...engine },
    // npm run test:long -- back-forward: pages come back as they were left.
    { name: "back-forward", testDir: "e2e/back-forward" },
    // npm run test:long -- barriers: how many known barriers our tests find when these are put into pages.
    { name: "barriers", testDir: "e2e/barriers", retries: 0 },
    // npm run test:long -- scanners: every page, at both widths, with both accessibility engines.
    { name: "scanners", testDir: "e2e/screens", testMatch: "scanners.spec.ts", grep: /no page has/ },
    // npm run test:long -- looks: how the frozen site looks, and what a screen reader says of it.
    {
      name: "looks",
      testDir: "e2e/looks",
      retries: 0,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, ...EVEN_LETTERS] } },
    },
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
    launchOptions,
  },
  webServer: JOURNEY_SERVERS.map((server) => ({
    ...server,
    stdout: "ignore" as const,
    stderr: "pipe" as const,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  })),
});
