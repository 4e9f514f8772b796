import type { Texts } from "../check/check-content";
import { parseContent, type ContentFile } from "../check/content-file";
import { readSchemas } from "../schema/schema-files";
import type { TypedFile } from "../schema/typed-file";
import { editionFiles } from "./edition-values";
import { editionsOf, sortedFiles, type Edition } from "./editions";

type EditionFile = TypedFile & { edition: Edition };

/** What was read last: a build asks for the same editions several times. */
let last: { files: ContentFile[]; schemas: string; editions: readonly EditionFile[] } | undefined;

/** The files of all editions, with the values that pages show, read from texts that have passed the check. */
export function readEditions(texts: Texts): readonly EditionFile[] {
  const schemas = readSchemas();
  const files = Object.entries(texts).map(([path, text]) => parseContent(path, text));
  const digest = JSON.stringify(schemas);
  const isSame =
    last?.schemas === digest &&
    last.files.length === files.length &&
    // A file whose text has not changed is the same object.
    last.files.every((file, index) => file === files[index]);
  if (!last || !isSame)
    last = {
      files,
      schemas: digest,
      editions: editionFiles(schemas, editionsOf(schemas, sortedFiles(files))),
    };
  return last.editions;
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
