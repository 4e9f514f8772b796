import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContent, type ContentFile } from "./content-file";
import type { TypedFile } from "../schema/typed-file";
import { fieldProblems } from "../enquiry/field-problems";
import { sortedFiles } from "../editions/editions";
import { readRecord } from "../editions/record";
import { translationProblems } from "../editions/translation-problems";
import { filesIn } from "./files-in";
import { fileProblems, unreadFiles, unreadFolders } from "./file-problems";
import { textsOf } from "../schema/text-values";
import { misreadComments } from "./misread";
import { pluralProblems } from "./plural-problems";
import { pictureMeasure } from "../pictures/picture-facts";
import type { Problem } from "./problem";
import { referenceProblems } from "./reference-problems";
import { isError } from "./report";
import { collectionOf } from "../registry";
import { readSchemas, schemaNamed } from "../schema/schema-files";
import { schemaCheck } from "./schema-problems";
import { strayCharacters } from "./stray-characters";
import { isReadable, syntaxProblems } from "./syntax-problems";
import { targetsOf, type Targets } from "./link-targets";
import { uniquenessProblems } from "./uniqueness-problems";

/** Content files by their path under content/. */
export type Texts = Record<string, string>;

/** Finds all that is wrong with the content, by file and line. */
type ContentCheck = (texts: Texts) => Promise<Problem[]>;

const FOLDER = "content";

/** Reads every YAML file of content/, also one that a computer has saved as `ai.yaml.txt`. */
export function readTexts(folder = FOLDER): Texts {
  // A name that begins with a dot is a computer's own: macOS leaves ._ai.yaml beside ai.yaml.
  const paths = filesIn(folder).filter((path) => /(^|\/)[^./][^/]*\.ya?ml(\.txt)?$/i.test(path));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** All that is wrong with the content, by file and line. */
export function checkContent(texts: Texts = readTexts()): Promise<Problem[]> {
  return contentCheck()(texts);
}

/**
 * A check that can be run again and again: schemas are compiled once, and a file that does not change is parsed once.
 * @param root the folder that holds content/, with the pictures and icons that the texts name
 */
export function contentCheck(root?: string): ContentCheck {
  const schemas = readSchemas();
  const bySchema = schemaCheck(schemas);
  const measure = pictureMeasure();
  const syntaxOf = perFile(syntaxProblems);
  const canBeRead = (file: ContentFile) => isReadable(file, syntaxOf(file));
  const remarksOn = perFile((file) => [...strayCharacters(file), ...misreadComments(file)]);
  const textsIn = perFile((file, schema: string) =>
    textsOf(schemas, schemaNamed(schemas, schema), file.data),
  );

  async function inFile({ file, schema }: TypedFile, targets: Targets): Promise<Problem[]> {
    return [
      ...bySchema(file, schema, targets.brand),
      ...(await referenceProblems(file, textsIn(file, schema), targets, measure)),
    ];
  }

  return async (texts) => {
    const files = Object.entries(texts).map(([path, text]) => parseContent(path, text, root));
    const sorted = sortedFiles(files);
    const known = sorted.originals;
    const readable = known.filter(({ file }) => canBeRead(file));
    const others = sorted.others.map(({ path }) => path);
    const codes = [...sorted.translations.keys()];
    const unread = unreadFiles(
      others,
      codes,
      files.map(({ path }) => path),
    );
    const meant = sorted.others.flatMap((file) => underMeantName(file, unread.get(file.path), texts));
    const targets = targetsOf([...known, ...meant], canBeRead);
    const inFiles = await Promise.all(readable.map((one) => inFile(one, targets)));
    const found = [
      ...fileProblems(
        known.map(({ file }) => file.path),
        unread,
      ),
      ...files.flatMap((file) => [...syntaxOf(file), ...remarksOn(file)]),
      ...inFiles.flat(),
      ...uniquenessProblems(readable),
      ...fieldProblems(readable),
    ];
    const misnamed = [...unread.values()].map((path) => `content/${path}`);
    const [standard] = sorted.languages;
    const atFault = new Set([...found.filter(isError).map(({ file }) => file), ...misnamed]);
    const isAtFault = (path: string) => atFault.has(`content/${path}`);
    const plurals = () =>
      readable
        .filter(({ file }) => !isAtFault(file.path))
        .flatMap(({ file, schema }) => pluralProblems(schemas, schemaNamed(schemas, schema), file, standard));
    return [
      ...found,
      // Only a site.yaml without errors says which languages there are.
      ...(isAtFault("site.yaml") ? [] : [...unreadFolders(others, codes, standard.code), ...plurals()]),
      ...translationProblems(schemas, sorted, canBeRead, isAtFault, readRecord(root)),
    ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  };
}

/** A file with a misspelt name, under the name that was meant, so that links to its page are not reported. */
function underMeantName(file: ContentFile, path: string | undefined, texts: Texts): TypedFile[] {
  const collection = path !== undefined && !(path in texts) && collectionOf(path);
  return collection ? [{ file: { ...file, path }, schema: collection.schema }] : [];
}

/** Calls `ask` once for each parsed file and keeps the answer; a file that has changed is another object. */
function perFile<Args extends unknown[], Answer>(
  ask: (file: ContentFile, ...args: Args) => Answer,
): typeof ask {
  const answers = new WeakMap<ContentFile, Answer>();
  return (file, ...args) => {
    const known = answers.get(file);
    if (known !== undefined) return known;
    const answer = ask(file, ...args);
    answers.set(file, answer);
    return answer;
  };
}
