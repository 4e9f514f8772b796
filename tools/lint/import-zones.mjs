import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const BASE = ["theme", "config.ts", "fill.ts", "offering-path.ts", "assets.d.ts", "gatsby-types.d.ts"];
const SHOWN = [...BASE, "hooks", "ui"];
/** The modules of the enquiry's contract, which imports yup and `fill` only. */
export const CONTRACT_NAMES = ["contract", "fields", "form-definition", "normalise", "words"];
export const CONTRACT = CONTRACT_NAMES.map((name) => `enquiry/${name}.ts`);
/** Plain values, which functions and plugins may share with the site: the page without scripts has its colours. */
const VALUES = [
  ...CONTRACT,
  "enquiry/paths.ts",
  "theme/mark.ts",
  "theme/tokens.ts",
  "theme/type.ts",
  "config.ts",
  "fill.ts",
];

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

/**
 * What a plugin may import of the content plugin: the registry, the types of its rows and texts, and the schema reader.
 */
const SHARED_CONTENT = [
  "collection.ts",
  "registry.ts",
  "schema/invisible.ts",
  "schema/schema-files.ts",
  "schema/translated-schema.ts",
  "schema/typed-file.ts",
].map((path) => `./gatsby-plugin-content/${path}`);

const within = (paths) => paths.map((path) => `./${path}`);

const ZONES = [
  ...Object.entries(LAYERS).map(([layer, allowed]) => ({
    target: `./src/${layer}`,
    from: "./src",
    except: within(allowed),
    message: `src/${layer} may import only ${allowed.join(", ") || "functions"}.`,
  })),
  {
    target: Object.keys(LAYERS)
      .filter((layer) => layer !== "api")
      .map((layer) => `./src/${layer}`),
    from: "./functions",
    message: "The browser's code never imports the server's; src/api alone imports functions.",
  },
  {
    target: ["./src", "./functions"],
    from: ["./plugins", "./tools"],
    message: "src and functions import nothing of the build.",
  },
  {
    target: "./functions",
    from: "./src",
    except: within(VALUES),
    message: "functions share nothing with the site but the enquiry's contract and plain values.",
  },
  {
    target: "./plugins",
    from: "./src",
    except: within([...VALUES, "offering-path.ts"]),
    message: "Plugins import of src only plain values.",
  },
  { target: "./plugins", from: "./tools", message: "Plugins import nothing of tools." },
];

/** Which folders of the tree at `root` may not import which, for `import-x/no-restricted-paths`. */
export const zonesIn = (root) => [
  ...ZONES,
  testSupportZone(root),
  ...pluginZones(root),
  ...sectionZones(root),
];

/** The long proofs in tools/long are tests, although Jest does not run them. */
function testSupportZone(root) {
  const tools = entriesOf(root, "tools").filter((entry) => entry !== "long");
  return {
    target: ["./src", "./functions", "./plugins", "./gatsby-*", ...tools.map((entry) => `./tools/${entry}`)],
    from: ["./test", "./e2e"],
    message: "Only tests import what tests share.",
  };
}

/** A plugin imports itself, and of another one only what the content plugin shares. */
function pluginZones(root) {
  return entriesOf(root, "plugins").map((plugin) => ({
    target: `./plugins/${plugin}`,
    from: "./plugins",
    except: [`./${plugin}`, ...SHARED_CONTENT],
    message:
      "Of another plugin, only the content plugin's registry, what its rows and texts may hold and what reads schemas may be imported.",
  }));
}

/** A section is a file, with a folder of the same name where it has parts of its own. */
function sectionZones(root) {
  const names = entriesOf(root, "src/sections").map((entry) => entry.split(".")[0]);
  return [...new Set(names)].flatMap((name) =>
    [`./src/sections/${name}.tsx`, `./src/sections/${name}`].map((target) => ({
      target,
      from: "./src/sections",
      except: [`./${name}.tsx`, `./${name}`],
      message: "Sections never import one another: what two of them need belongs to ui.",
    })),
  );
}

function entriesOf(root, folder) {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
}
