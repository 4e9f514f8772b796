import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Proves by deliberate violations that lint enforces ARCHITECTURE.md's "Who may import what", logical properties in
 * styles, and no regular expression with quadratic time. Each text is linted with the project's own configuration, as
 * if it were a file of the tree.
 */
type Case = { filePath: string; text: string };

const RULES = [
  "import-x/no-restricted-paths",
  "import-x/no-extraneous-dependencies",
  "no-restricted-imports",
  "no-restricted-globals",
  "regexp/no-super-linear-backtracking",
  "regexp/no-super-linear-move",
  "direction/logical-properties",
];

// ESLint loads its configuration with import(), which Jest's own module system refuses: it runs beside Jest.
const LINT = `
  import { ESLint } from "eslint";
  const { cases, rules } = JSON.parse(process.argv[1]);
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => rules.includes(ruleId),
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  const found = [];
  for (const { text, filePath } of cases) {
    const [result] = await eslint.lintText(text, { filePath });
    found.push(result.messages.map(({ ruleId, message }) => (ruleId ?? "cannot parse: " + message)));
  }
  console.log(JSON.stringify(found));
`;

function rulesBrokenBy(cases: Case[]): string[][] {
  const input = JSON.stringify({ cases, rules: RULES });
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", LINT, input], {
    encoding: "utf8",
  });
  return JSON.parse(output) as string[][];
}

function files(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z0-9-]+\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function first(folder: string): string {
  const [file] = files(folder);
  if (!file) throw new Error(`${folder} holds no source file to try a rule with`);
  return file;
}

/** The text of a file that imports another one of the tree. */
function importing(filePath: string, imported: string): Case {
  const path = relative(dirname(filePath), imported).replace(/\.tsx?$/, "");
  return { filePath, text: `import "${path.startsWith(".") ? path : `./${path}`}";\n` };
}

const [section = "", otherSection = ""] = files("src/sections");
const sources = {
  theme: first("src/theme"),
  hook: first("src/hooks"),
  ui: first("src/ui"),
  layout: first("src/layout"),
  page: first("src/pages"),
  template: first("src/templates"),
  enquiry: "src/enquiry/submit.ts",
  contract: "src/enquiry/contract.ts",
  api: first("src/api"),
  function: first("functions/enquiry"),
  adapter: first("plugins/gatsby-adapter-standalone/policy"),
  host: first("plugins/gatsby-adapter-standalone/host"),
  editor: first("plugins/gatsby-plugin-editor"),
  babelPlugin: "plugins/gatsby-plugin-lean-scripts/minify-styles.cjs",
  registry: "plugins/gatsby-plugin-content/registry.ts",
  schemaReader: "plugins/gatsby-plugin-content/schema/schema-files.ts",
  check: "plugins/gatsby-plugin-content/check/check-content.ts",
  tool: "tools/run/ports.ts",
  proof: first("tools/long"),
  testSupport: first("test/host"),
  journeySupport: first("e2e/support"),
};

/** A file of the interface with this style. */
const styled = (css: string): Case => ({ filePath: sources.ui, text: `void \`a { ${css} }\`;\n` });

const namesASide: [string, Case][] = [
  "left: 0",
  "inset: 0; right : 4px",
  "margin-left: auto",
  "padding-right: 4px",
  "scroll-margin-left: 4px",
  "border-left: 1px solid",
  "border-right-width: 2px",
  "border-top-left-radius: 40px",
  "text-align: left",
  "float: right",
  "transform-origin: center left",
  "margin: 0 4px 0 8px",
  "padding: 4px 0 4px calc(4px + 2px) !important",
  "inset: 0 ${gap} auto 0",
  "border-radius: 40px 0 0 0",
  "background: linear-gradient(to bottom right, red, blue)",
  "background: linear-gradient(90deg, red, blue)",
  "transform: translateX(4px)",
  "transform: translate(${gap}, 0)",
  "translate: -4px 2px",
].map((css) => [`a style says ${css}`, styled(css)]);

const namesNoSide: [string, Case][] = [
  "inset-inline-start: 0; margin-inline-end: auto; border-start-end-radius: 40px; text-align: start",
  "/* left: 0 */ --left: 4px",
  "margin: 0 4px; padding: 1px 2px 3px; inset: 0 ${gap} auto ${gap}; border-radius: 4px 4px 0 0",
  "background: linear-gradient(${forward('90deg')}, red, blue), linear-gradient(to bottom, red, blue)",
  "transform: translateY(4px) translateX(${forward('4px')})",
  "translate: ${forward('4px')}",
  "translate: 0 4px",
].map((css) => [`a style says ${css}`, styled(css)]);

const forbidden: [string, Case][] = [
  ...namesASide,
  [
    "the page without scripts names a side",
    { filePath: "functions/enquiry/form-page-style.ts", text: "void `a { left: 0 }`;\n" },
  ],
  [
    "a component's own style names a side",
    { filePath: sources.ui, text: "export const A = () => <a style={{ marginLeft: 4 }} />;\n" },
  ],
  ["a section imports another section", importing(section, otherSection)],
  ["a section imports the layout", importing(section, sources.layout)],
  ["a section imports a page", importing(section, sources.page)],
  ["a part of the interface imports a section", importing(sources.ui, section)],
  ["a part of the interface imports the enquiry", importing(sources.ui, sources.enquiry)],
  ["a hook imports a part of the interface", importing(sources.hook, sources.ui)],
  ["the theme imports a hook", importing(sources.theme, sources.hook)],
  ["the layout imports a section", importing(sources.layout, section)],
  ["the enquiry imports a section", importing(sources.enquiry, section)],
  ["a template imports a page", importing(sources.template, sources.page)],
  ["a page imports a function", importing(sources.page, sources.function)],
  ["a section imports a function", importing(section, sources.function)],
  ["a hook imports a tool", importing(sources.hook, sources.tool)],
  ["a function imports the form's code", importing(sources.function, sources.enquiry)],
  ["a function imports a part of the interface", importing(sources.function, sources.ui)],
  ["a page imports a plugin", importing(sources.page, sources.registry)],
  ["a value of the site imports a plugin", importing("src/offering-path.ts", sources.registry)],
  ["a function imports a plugin", importing(sources.function, sources.registry)],
  ["a function imports a tool", importing(sources.function, sources.tool)],
  ["a plugin imports the content plugin's check", importing(sources.editor, sources.check)],
  ["the content plugin imports another plugin", importing(sources.registry, sources.editor)],
  ["the adapter imports the editor", importing(sources.adapter, sources.editor)],
  ["a plugin imports a component", importing(sources.editor, sources.ui)],
  ["a plugin imports a hook", importing(sources.editor, sources.hook)],
  ["a plugin imports a tool", importing(sources.adapter, sources.tool)],
  ["a component imports what tests share", importing(sources.ui, sources.testSupport)],
  ["a function imports what tests share", importing(sources.function, sources.testSupport)],
  ["a plugin imports what tests share", importing(sources.adapter, sources.testSupport)],
  ["a tool imports what tests share", importing(sources.tool, sources.testSupport)],
  ["a tool imports what journeys share", importing(sources.tool, sources.journeySupport)],
  ["gatsby-node.ts imports what tests share", importing("gatsby-node.ts", sources.testSupport)],
  [
    "a component imports a package for tests",
    { filePath: sources.ui, text: `import "@axe-core/playwright";\n` },
  ],
  ["a plugin imports a package for tests", { filePath: sources.adapter, text: `import "fast-check";\n` }],
  [
    "a plugin imports a package that only another package needs",
    { filePath: sources.adapter, text: `import "loader-utils";\n` },
  ],
  [
    "a Babel plugin requires a package for tests",
    { filePath: sources.babelPlugin, text: `require("fast-check");\n` },
  ],
  ["a function imports React", { filePath: sources.function, text: `import "react";\n` }],
  ["the contract imports React", { filePath: sources.contract, text: `import "react";\n` }],
  ["the contract imports the form's code", importing(sources.contract, sources.enquiry)],
  ["a section fetches", { filePath: section, text: `void fetch("/api/enquiry");\n` }],
  [
    "a section runs a query of its own",
    { filePath: section, text: `import { useStaticQuery } from "gatsby";\nuseStaticQuery();\n` },
  ],
  ["the host looks for slashes at the end of any text", { filePath: sources.host, text: "/[/]+$/;\n" }],
  ["a function looks for what may begin anywhere", { filePath: sources.function, text: "/\\d+-/;\n" }],
  ["the contract repeats what is repeated", { filePath: sources.contract, text: "/^(?:a+)+$/;\n" }],
  ["a script of a browser tries two splits of one text", { filePath: sources.ui, text: "/^a*a*$/;\n" }],
];

const allowed: [string, Case][] = [
  ...namesNoSide,
  ["a section imports a part of the interface", importing(section, sources.ui)],
  ["a section imports the enquiry", importing(section, sources.enquiry)],
  ["a page imports a section", importing(sources.page, section)],
  ["a template imports the layout", importing(sources.template, sources.layout)],
  ["a part of the interface imports a hook", importing(sources.ui, sources.hook)],
  ["a hook imports the numbers", importing(sources.hook, "src/config.ts")],
  ["a route re-exports a function", importing(sources.api, sources.function)],
  ["a function imports the contract", importing(sources.function, sources.contract)],
  ["the contract imports yup", { filePath: sources.contract, text: `import "yup";\n` }],
  [
    "a section imports gatsby's graphql",
    { filePath: section, text: `import { graphql } from "gatsby";\ngraphql();\n` },
  ],
  ["a plugin imports the registry", importing(sources.editor, sources.registry)],
  ["a plugin imports the reader of schemas", importing(sources.editor, sources.schemaReader)],
  ["a plugin imports the numbers", importing(sources.adapter, "src/config.ts")],
  ["a plugin imports a function", importing(sources.adapter, sources.function)],
  ["a tool imports a plugin", importing(sources.tool, sources.check)],
  ["a long proof imports what tests share", importing(sources.proof, sources.testSupport)],
  ["gatsby-node.ts imports a plugin", importing("gatsby-node.ts", sources.registry)],
  ["a plugin imports a package for builds", { filePath: sources.adapter, text: `import "express";\n` }],
  ["a tool imports a package for tests", { filePath: sources.tool, text: `import "@playwright/test";\n` }],
  [
    "a test imports what tests share",
    importing(sources.adapter.replace(/\.ts$/, ".test.ts"), sources.testSupport),
  ],
  ["the host looks for one slash at the end", { filePath: sources.host, text: "/[/]$/;\n" }],
  ["a test imports what it tests", importing(section.replace(/\.tsx$/, ".test.tsx"), section)],
];

const broken = rulesBrokenBy([...forbidden, ...allowed].map(([, text]) => text));

test.each(forbidden.map(([name], index) => [name, index] as const))("refused: %s", (_, index) => {
  expect(broken[index]).toHaveLength(1);
  expect(RULES).toContain(broken[index]?.[0]);
});

test.each(allowed.map(([name], index) => [name, forbidden.length + index] as const))(
  "fine: %s",
  (_, index) => {
    expect(broken[index]).toEqual([]);
  },
);
