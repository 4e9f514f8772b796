import { tests } from "./jest.config.mjs";

/** `npm run test:launch`: what SPEC.md says of the shipped content. `npm test` holds for any content. */
export default { ...tests, testTimeout: 60_000, testMatch: ["<rootDir>/test/launch/**/*.test.ts"] };
