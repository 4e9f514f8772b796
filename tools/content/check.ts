import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContent } from "./content-file";
import { fileProblems } from "./file-problems";
import { kindOf } from "./kinds";
import { textsOf } from "./leaves";
import type { Problem } from "./problem";
import { referenceProblems } from "./reference-problems";
import { readSchemas, schemaNamed } from "./schema";
import { schemaCheck } from "./schema-problems";
import { syntaxProblems } from "./syntax-problems";
import { targetsOf } from "./targets";
import { uniquenessProblems, type Known } from "./uniqueness-problems";

/** Content files by their path under content/. */
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
      return kind ? [{ file, schema: kind.schema }] : [];
    });
    const readable = known.filter(({ file }) => file.errors.length === 0 && file.data !== undefined);
    const targets = targetsOf(known);
    return [
      ...fileProblems(Object.keys(texts)),
      ...files.flatMap(syntaxProblems),
      ...readable.flatMap(({ file, schema }) => bySchema(file, schema)),
      ...readable.flatMap(({ file, schema }) =>
        referenceProblems(file, textsOf(schemas, schemaNamed(schemas, schema), file.data), targets),
      ),
      ...uniquenessProblems(readable),
    ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  };
}
