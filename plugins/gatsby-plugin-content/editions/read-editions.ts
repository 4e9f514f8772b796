import type { Texts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { readSchemas, type Schemas } from "../schema/schema-files";
import type { TypedFile } from "../schema/typed-file";
import { editionFiles } from "./edition-values";
import { editionsOf, sortedFiles, type Edition } from "./editions";

/** The files of all editions, with the values that pages show, read from texts that have passed the check. */
export function readEditions(
  texts: Texts,
  schemas: Schemas = readSchemas(),
): (TypedFile & { edition: Edition })[] {
  const files = Object.entries(texts).map(([path, text]) => parseContent(path, text));
  return editionFiles(schemas, editionsOf(schemas, sortedFiles(files)));
}

/** The same as files for Gatsby, by their path below a folder for each language. JSON is YAML that cannot be misread. */
export function editionTexts(texts: Texts, schemas?: Schemas): Texts {
  return Object.fromEntries(
    readEditions(texts, schemas).map(({ file, edition }) => [
      `${edition.language.code}/${file.path}`,
      `${JSON.stringify(file.data, null, 2)}\n`,
    ]),
  );
}
