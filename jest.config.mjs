import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
/** Gatsby brings its router along, and gives it this name in what webpack builds. */
const router = createRequire(resolve("gatsby/package.json")).resolve("@gatsbyjs/reach-router");

/** Unit tests stand beside the source they test; the browser's journeys are Playwright's, in e2e/. */
export default {
  testEnvironment: "jsdom",
  testTimeout: 60_000,
  maxWorkers: "100%",
  testMatch: ["<rootDir>/{src,functions,plugins,test,tools}/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/test/jest-setup.ts"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/test/launch/"],
  modulePathIgnorePatterns: ["<rootDir>/(public|build|.cache)/"],
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
  // Each way an enquiry can take is walked by a test. Counting the branches of all other code too takes a third longer.
  collectCoverageFrom: ["{functions,src/enquiry}/**/*.{ts,tsx}", "!**/*.d.ts"],
  coverageReporters: ["text-summary", ["text", { skipFull: true }], "html"],
  coverageThreshold: { "./functions/": { branches: 100 }, "./src/enquiry/": { branches: 100 } },
};
