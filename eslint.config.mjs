import eslint from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import * as regexp from "eslint-plugin-regexp";
import globals from "globals";
import tseslint from "typescript-eslint";
import { importDirections } from "./tools/lint/import-directions.mjs";
import { logicalProperties } from "./tools/lint/logical-properties.mjs";

const typescript = ["**/*.{ts,tsx}"];

export default defineConfig(
  globalIgnores([
    "public/",
    "build/",
    ".netlify/",
    ".cache/",
    "coverage/",
    "data/",
    "playwright-report/",
    "test-results/",
    "src/gatsby-types.d.ts",
    "functions/site/generated.ts",
  ]),
  eslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{mjs,cjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    // Scripts that browsers get as written, without a build.
    files: ["static/**/*.js", "tools/mail-inbox/*.js"],
    languageOptions: { sourceType: "script", globals: globals.browser },
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // An empty string is as good as none where a name or an environment variable is read.
      "@typescript-eslint/prefer-nullish-coalescing": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        { selector: "ExportAllDeclaration", message: "No barrels: import from the file that declares it." },
        { selector: "TSEnumDeclaration", message: "Use a union of strings." },
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-{browser,ssr}.tsx"],
    extends: [reactHooks.configs.flat.recommended],
    // What only the browser knows (the session, the clock) may be shown after the first render alone: that one
    // has to match the prebuilt HTML.
    rules: { "react-hooks/set-state-in-effect": "off" },
  },
  {
    files: [...typescript, "**/*.{mjs,cjs}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: import.meta.dirname })],
      // The router that comes with Gatsby, under its name in imports.
      "import-x/core-modules": ["@reach/router"],
      "import-x/extensions": [".ts", ".tsx", ".mjs", ".cjs", ".js"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    rules: {
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-self-import": "error",
      "import-x/no-duplicates": ["error", { "prefer-inline": false }],
    },
  },
  {
    files: ["{src,functions,plugins,tools}/**/*.{ts,tsx,mjs,cjs}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "max-lines": ["error", 150] },
  },
  importDirections(import.meta.dirname),
  logicalProperties,
  {
    // A regular expression that takes quadratic time lets one visitor stop the server with a long text.
    files: [...typescript, "**/*.{js,mjs,cjs}"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": [
        "error",
        { report: "potential", ignorePartial: false, ignoreSticky: false },
      ],
    },
  },
  {
    files: ["**/*.test.{ts,tsx}", "e2e/**/*.ts"],
    rules: {
      // What a matcher, a mock or parsed JSON returns is checked by the assertion itself.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  prettier,
);
