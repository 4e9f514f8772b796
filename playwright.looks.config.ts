import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** How the frozen site looks, and what a screen reader says of it (npm run test:long -- looks). */
export default defineConfig({
  ...base,
  testDir: "e2e/looks",
  testIgnore: [],
  retries: 0,
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      // Letters are drawn the same wherever a line starts.
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        "--disable-lcd-text",
        "--disable-font-subpixel-positioning",
        "--font-render-hinting=none",
      ],
    },
  },
});
