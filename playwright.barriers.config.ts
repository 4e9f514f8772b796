import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** How many known barriers our tests find when they are planted (npm run test:long -- barriers). */
export default defineConfig({ ...base, testDir: "e2e/barriers", testIgnore: [], retries: 0 });
