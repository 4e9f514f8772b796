import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** What comes back as it was left (npm run test:long -- back-forward). */
export default defineConfig({ ...base, testDir: "e2e/back-forward", testIgnore: [] });
