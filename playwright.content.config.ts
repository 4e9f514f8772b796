import { defineConfig } from "@playwright/test";
import base from "./playwright.config";
import { PLACES } from "./e2e/content-changes/site/places";

/**
 * Tests of a copy of the site with changed content (npm run test:long -- content-changes), built when the run begins.
 */
export default defineConfig({
  ...base,
  projects: undefined,
  testDir: "e2e/content-changes",
  use: { ...base.use, baseURL: PLACES.changed.url },
  webServer: {
    name: "Changed content",
    command: "node --import tsx e2e/content-changes/site/serve-changed-site.ts",
    url: PLACES.restored.url,
    stdout: "ignore",
    stderr: "pipe",
    timeout: 400_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
