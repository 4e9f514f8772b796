/** Unit tests stand beside the source they test; the browser's journeys are Playwright's, in e2e/. */
export default {
  testEnvironment: "jsdom",
  testTimeout: 60_000,
  maxWorkers: "100%",
  testMatch: ["<rootDir>/{src,functions,server,tools}/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/tools/jest-setup.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
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
  moduleNameMapper: { "\\.(woff2|svg|png|jpe?g)$": "<rootDir>/__mocks__/file.ts" },
  collectCoverageFrom: ["{src,functions,server}/**/*.{ts,tsx}", "!**/*.d.ts", "!src/fixtures/**"],
  coverageReporters: ["text-summary", ["text", { skipFull: true }], "html"],
  // Each way an enquiry can take is walked by a test.
  coverageThreshold: { "./functions/": { branches: 100 }, "./src/enquiry/": { branches: 100 } },
};
