import { createRequire } from "node:module";

// With "production" from a shell or .env, React would lack what component tests need.
process.env.NODE_ENV = "test";
// West of Greenwich, where a day read in the machine's own time becomes the one before.
process.env.TZ = "America/New_York";

const { resolve } = createRequire(import.meta.url);
/** Gatsby comes with its own router, which webpack finds under the name `@reach/router`. */
const router = createRequire(resolve("gatsby/package.json")).resolve("@gatsbyjs/reach-router");

/** A regular expression, as text, that matches exactly this text. */
const escaped = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** Settings that all kinds of test share. */
export const tests = {
  // Mocks and their calls must not last into the next test.
  restoreMocks: true,
  clearMocks: true,
  // Patterns: the project's folder, which <rootDir> would put into them, may have a "+" in its name.
  modulePathIgnorePatterns: [`${escaped(import.meta.dirname)}/(public|build|.cache)/`],
  transform: {
    "\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  moduleNameMapper: {
    "\\.(woff2|svg|png|jpe?g)$": "<rootDir>/test/__mocks__/file.ts",
    "^@reach/router$": router,
  },
};

/** Unit tests stand beside the source they test; the browser's journeys are Playwright's, in e2e/. */
export default {
  testTimeout: 60_000,
  maxWorkers: "100%",
  projects: [
    {
      ...tests,
      displayName: "Browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      setupFilesAfterEnv: ["<rootDir>/test/components/set-up-browser.ts"],
    },
    {
      ...tests,
      displayName: "Node",
      testMatch: ["<rootDir>/{functions,plugins,test,tools}/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", "/test/launch/"],
      setupFiles: ["<rootDir>/test/functions/set-up-limits.ts"],
    },
  ],
  // Every branch of an enquiry's code is tested. Counting those of all other code too takes a third longer.
  collectCoverageFrom: ["{functions,src/enquiry}/**/*.{ts,tsx}", "!**/*.{d,test}.{ts,tsx}"],
  coverageReporters: ["text-summary", ["text", { skipFull: true }], "html"],
  coverageThreshold: { "./functions/": { branches: 100 }, "./src/enquiry/": { branches: 100 } },
};
