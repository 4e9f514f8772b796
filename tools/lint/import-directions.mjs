import { CONTRACT, CONTRACT_NAMES, zonesIn } from "./import-zones.mjs";

/** ARCHITECTURE.md, "Who may import what", as lint rules. Tests may import what they test. */

const onlyYup = {
  regex: `^(?!yup$|\\.\\./fill$|\\./(${CONTRACT_NAMES.join("|")})$)`,
  message: "The enquiry's contract runs in the browser and on the server: it imports yup and `fill` only.",
};
const react = {
  group: ["react", "react/*", "react-dom", "react-dom/*", "@emotion/*"],
  message: "functions never render.",
};
const staticQuery = {
  name: "gatsby",
  importNames: ["useStaticQuery"],
  message: "A static query knows no language: pages query, sections get props.",
};

const tests = ["**/*.test.{ts,tsx}"];

export const importDirections = (root) => [
  {
    files: ["{src,functions,plugins,tools}/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    ignores: tests,
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: root, zones: zonesIn(root) }],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs,cjs}"],
    rules: {
      // `npm ci --omit=dev` installs what a build needs.
      "import-x/no-extraneous-dependencies": [
        "error",
        {
          packageDir: root,
          devDependencies: ["**/*.test.{ts,tsx}", "{e2e,test,tools}/**", "*.config.{ts,mjs}"],
        },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: tests,
    rules: { "no-restricted-imports": ["error", { paths: [staticQuery] }] },
  },
  {
    files: ["src/sections/**/*.tsx"],
    ignores: tests,
    rules: {
      "no-restricted-globals": ["error", { name: "fetch", message: "Sections never fetch: they get props." }],
    },
  },
  {
    files: CONTRACT.map((path) => `src/${path}`),
    rules: { "no-restricted-imports": ["error", { patterns: [onlyYup] }] },
  },
  {
    files: ["functions/**/*.ts"],
    ignores: tests,
    rules: { "no-restricted-imports": ["error", { patterns: [react] }] },
  },
];
