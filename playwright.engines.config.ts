import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** A short walk through the built site in the engines of Firefox and Safari; the journeys run in Chromium. */
export default defineConfig({
  ...base,
  testDir: "e2e/engines",
  testIgnore: [],
  // One browser for each engine, which goes from test to test.
  fullyParallel: false,
  expect: { timeout: 15_000 },
  workers: 2,
  projects: [{ name: "firefox", testIgnore: "webkit-*" }, { name: "webkit" }],
});
