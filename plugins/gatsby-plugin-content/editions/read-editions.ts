import type { Texts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { readSchemas } from "../schema/schema-files";
import type { TypedFile } from "../schema/typed-file";
import { editionFiles } from "./edition-values";
import { editionsOf, sortedFiles, type Edition } from "./editions";

/** The files of all editions, with the values that pages show, read from texts that have passed the check. */
export function readEditions(texts: Texts): (TypedFile & { edition: Edition })[] {
  const schemas = readSchemas();
  const files = Object.entries(texts).map(([path, text]) => parseContent(path, text));
  return editionFiles(schemas, editionsOf(schemas, sortedFiles(files)));
}

/** The same as files for Gatsby, by their path below a folder for each language. JSON is YAML that cannot be misread. */
export function editionTexts(texts: Texts): Texts {
  return Object.fromEntries(
    readEditions(texts).map(({ file, edition }) => [
      `${edition.language.code}/${file.path}`,
      `${JSON.stringify(file.data, null, 2)}\n`,
    ]),
  );
}
