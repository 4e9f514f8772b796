import { readFileSync } from "node:fs";

type Package = Record<"dependencies" | "devDependencies" | "overrides", Record<string, unknown>>;

const project = JSON.parse(readFileSync("package.json", "utf8")) as Package;
const sections = readFileSync("docs/dependencies.md", "utf8").split(/^## /m);

/** The names in the first column of a section's table. */
function listed(heading: string): string[] {
  const section = sections.find((text) => text.startsWith(heading)) ?? "";
  return [...section.matchAll(/^\| `([^`]+)` +\| \S/gm)].map(([, name = ""]) => name).sort();
}

test.each([
  ["Needed to build and run the site", "dependencies"],
  ["Needed to check it", "devDependencies"],
  ["Overrides", "overrides"],
] as const)("docs/dependencies.md: %s lists the %s of package.json", (heading, kind) => {
  expect(listed(heading)).toEqual(Object.keys(project[kind]).sort());
});
