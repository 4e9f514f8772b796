import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContent } from "./content-file";
import { kindOf, kinds } from "./kinds";
import { textsOf } from "./leaves";
import { contentPages } from "./pages";
import type { Problem } from "./problem";
import { referenceProblems, type Targets } from "./reference-problems";
import { readSchemas, schemaNamed } from "./schema";
import { schemaCheck } from "./schema-problems";
import { closest } from "./suggestion";
import { syntaxProblems } from "./syntax-problems";
import { entriesOf, uniquenessProblems, type Known } from "./uniqueness-problems";

/** Content files by their path under the folder that holds them. */
export type Texts = Record<string, string>;

const FOLDER = "content";

/** Reads every YAML file of content/. */
export function readTexts(): Texts {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.ya?ml$/.test(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(FOLDER, path), "utf8")]));
}

/** All that is wrong with the content, by file and line. */
export function checkContent(texts: Texts = readTexts()): Problem[] {
  return contentCheck()(texts);
}

/** A check that can be run again and again: the schemas are read and compiled once. */
export function contentCheck(): (texts: Texts) => Problem[] {
  const schemas = readSchemas();
  const bySchema = schemaCheck(schemas);

  return (texts) => {
    const files = Object.entries(texts).map(([path, text]) => parseContent(path, text));
    const known = files.flatMap((file): Known[] => {
      const kind = kindOf(file.path);
      return kind && file.errors.length === 0 ? [{ file, schema: kind.schema }] : [];
    });
    const targets = targetsOf(known);
    return [
      ...fileProblems(Object.keys(texts)),
      ...files.flatMap(syntaxProblems),
      ...known.flatMap(({ file, schema }) => bySchema(file, schema)),
      ...known.flatMap(({ file, schema }) =>
        referenceProblems(file, textsOf(schemas, schemaNamed(schemas, schema), file.data), targets),
      ),
      ...uniquenessProblems(known),
    ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  };
}

function targetsOf(known: readonly Known[]): Targets {
  const services = entriesOf(known, "service").map(({ values }) => ({ slug: String(values.slug) }));
  const offerings = entriesOf(known, "offerings").map(({ values }) => ({
    title: String(values.title),
    service: String(values.service),
  }));
  const pages = kinds.flatMap(({ page }) => page ?? []);
  const brand = entriesOf(known, "site")[0]?.values.brand;
  return {
    folder: FOLDER,
    pages: [...pages, ...contentPages(services, offerings).map(({ path }) => path)],
    services: services.map(({ slug }) => slug),
    brand: typeof brand === "string" && brand !== "" ? brand : undefined,
  };
}

/** Files that are missing, and files that nothing reads. */
function fileProblems(paths: readonly string[]): Problem[] {
  const whole = { line: 1, column: 1, length: 1, severity: "error" as const, source: "" };
  const expected = kinds.map(({ files }) => files);
  const missing = kinds
    .filter(({ files }) => !paths.some((path) => kindOf(path)?.files === files))
    .map(({ files }) => ({ ...whole, file: `${FOLDER}/${files}`, message: "This file is missing." }));
  const unread = paths
    .filter((path) => !kindOf(path))
    .map((path) => {
      const near = closest(path, expected);
      const hint = near ? `Did you mean ${FOLDER}/${near}?` : `Files are ${expected.join(", ")}.`;
      return { ...whole, file: `${FOLDER}/${path}`, message: "Nothing reads this file.", hint };
    });
  return [...missing, ...unread];
}
