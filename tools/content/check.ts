import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContent, type ContentFile } from "./content-file";
import type { Known } from "./entries";
import { fileProblems } from "./file-problems";
import { kindOf } from "./kinds";
import { textsOf } from "./leaves";
import { misreadComments } from "./misread";
import { pictureMeasure } from "./picture-facts";
import type { Problem } from "./problem";
import { referenceProblems } from "./reference-problems";
import { readSchemas, schemaNamed } from "./schema";
import { schemaCheck } from "./schema-problems";
import { strayCharacters } from "./stray-characters";
import { syntaxProblems } from "./syntax-problems";
import { targetsOf, type Targets } from "./targets";
import { uniquenessProblems } from "./uniqueness-problems";

/** Content files by their path under content/. */
export type Texts = Record<string, string>;

/** Finds all that is wrong with the content, by file and line. */
export type ContentCheck = (texts: Texts) => Promise<Problem[]>;

const FOLDER = "content";

/** Reads every YAML file of content/. */
export function readTexts(folder = FOLDER): Texts {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.ya?ml$/.test(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** All that is wrong with the content, by file and line. */
export function checkContent(texts: Texts = readTexts()): Promise<Problem[]> {
  return contentCheck()(texts);
}

/** A check that can be run again and again: schemas are compiled once, and a file that stays is parsed once. */
export function contentCheck(): ContentCheck {
  const schemas = readSchemas();
  const bySchema = schemaCheck(schemas);
  const measure = pictureMeasure();
  const parsed = remembering(parseContent);

  async function inFile({ file, schema }: Known, targets: Targets): Promise<Problem[]> {
    const leaves = textsOf(schemas, schemaNamed(schemas, schema), file.data);
    return [
      ...bySchema(file, schema, targets.brand),
      ...(await referenceProblems(file, leaves, targets, measure)),
    ];
  }

  return async (texts) => {
    const files = Object.entries(texts).map(([path, text]) => parsed(path, text));
    const known = files.flatMap((file): Known[] => {
      const kind = kindOf(file.path);
      return kind ? [{ file, schema: kind.schema }] : [];
    });
    const syntax = new Map(files.map((file) => [file, syntaxProblems(file)]));
    const readable = known.filter(({ file }) => !file.unreadable && syntax.get(file)?.length === 0);
    const targets = targetsOf(known);
    const found = await Promise.all(readable.map((one) => inFile(one, targets)));
    return [
      ...fileProblems(Object.keys(texts)),
      ...files.flatMap((file) => [
        ...(syntax.get(file) ?? []),
        ...strayCharacters(file),
        ...misreadComments(file),
      ]),
      ...found.flat(),
      ...uniquenessProblems(readable),
    ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  };
}

/** Parses a file anew only when its text has changed. */
function remembering(parse: typeof parseContent): typeof parseContent {
  const last = new Map<string, { text: string; file: ContentFile }>();
  return (path, text) => {
    const before = last.get(path);
    if (before?.text === text) return before.file;
    const file = parse(path, text);
    last.set(path, { text, file });
    return file;
  };
}
