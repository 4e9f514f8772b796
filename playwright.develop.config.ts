import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** Tests of edits while Gatsby's development server runs on a copy of the project (npm run test:long -- develop). */
export default defineConfig({
  ...base,
  projects: undefined,
  testDir: "e2e/develop",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  webServer: undefined,
});
