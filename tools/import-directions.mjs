import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** ARCHITECTURE.md, "Who may import what", as lint rules. Tests may import what they test. */

const BASE = ["theme", "config.ts", "offering-path.ts", "assets.d.ts", "gatsby-types.d.ts"];
const SHOWN = [...BASE, "hooks", "ui"];
const CONTRACT = ["enquiry/contract.ts", "enquiry/words.ts", "enquiry/normalise.ts"];
/** The page that answers a form posted without a script has the site's looks, as far as they are plain values. */
const SHARED = [...CONTRACT, "enquiry/paths.ts", "theme/tokens.ts", "theme/type.ts", "config.ts"];

/** A folder (or file) of `src`, and what else in `src` it may import. */
const LAYERS = {
  theme: BASE,
  "config.ts": ["config.ts"],
  hooks: [...BASE, "hooks"],
  ui: SHOWN,
  enquiry: [...SHOWN, "enquiry"],
  layout: [...SHOWN, "layout"],
  sections: [...SHOWN, "enquiry", "sections"],
  templates: [...SHOWN, "enquiry", "layout", "sections", "templates"],
  pages: [...SHOWN, "enquiry", "layout", "sections", "pages"],
  api: [],
};

const ZONES = [
  ...Object.entries(LAYERS).map(([layer, allowed]) => ({
    target: `./src/${layer}`,
    from: "./src",
    except: allowed.map((path) => `./${path}`),
    message: `src/${layer} may import only ${allowed.join(", ") || "functions"}.`,
  })),
  ...Object.keys(LAYERS)
    .filter((layer) => layer !== "api")
    .map((layer) => ({
      target: `./src/${layer}`,
      from: ["./functions", "./server", "./tools", "./e2e"],
      message: "The browser's code never imports the server's; src/api alone imports functions.",
    })),
  {
    target: "./src/api",
    from: ["./server", "./tools", "./e2e"],
    message: "src/api only re-exports functions.",
  },
  {
    target: "./functions",
    from: "./src",
    except: SHARED.map((path) => `./${path}`),
    message: "functions share nothing with the site but the enquiry's contract and the design's values.",
  },
  { target: "./functions", from: ["./server", "./tools", "./e2e"], message: "functions stand alone." },
];

/** A section is a file, with a folder of the same name where it has parts of its own. */
function sectionZones(root) {
  const folder = join(root, "src/sections");
  const names = existsSync(folder) ? readdirSync(folder).map((entry) => entry.split(".")[0]) : [];
  return [...new Set(names)].flatMap((name) =>
    [`./src/sections/${name}.tsx`, `./src/sections/${name}`].map((target) => ({
      target,
      from: "./src/sections",
      except: [`./${name}.tsx`, `./${name}`],
      message: "Sections never import one another: what two of them need belongs to ui.",
    })),
  );
}

const onlyYup = {
  regex: "^(?!yup$|\\./(contract|words|normalise)$)",
  message: "The enquiry's contract runs in the browser and on the server: it imports yup only.",
};
const react = {
  group: ["react", "react/*", "react-dom", "react-dom/*", "@emotion/*"],
  message: "functions never render.",
};
const staticQuery = {
  name: "gatsby",
  importNames: ["useStaticQuery"],
  message: "useStaticQuery stands once, in hooks/use-site-settings: pages query, sections get props.",
};

const tests = ["**/*.test.{ts,tsx}"];

export const importDirections = (root) => [
  {
    files: ["{src,functions}/**/*.{ts,tsx}"],
    ignores: tests,
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: root, zones: [...ZONES, ...sectionZones(root)] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: [...tests, "src/hooks/use-site-settings.ts"],
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
