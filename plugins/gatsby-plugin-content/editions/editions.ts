import { CONTACT_PATH } from "../../../src/enquiry/paths";
import type { ContentFile } from "../check/content-file";
import { isEntryPage, keyOf, type Collection, type Values } from "../collection";
import { collectionOf, collections } from "../registry";
import { schemaNamed, type Schemas } from "../schema/schema-files";
import { entriesOf, isGroup, type TypedFile } from "../schema/typed-file";
import { languagesOf, type Language } from "./languages";
import { withoutLostReferences } from "./lost-references";
import { translate } from "./translate";
import type { Pair } from "./translation-context";
import { fileWithout, orphanFile, type Fault } from "./translation-messages";

/** All content in one language. */
export interface Edition {
  language: Language;
  /** The files of the default language with the values of this one. */
  files: TypedFile[];
  /** What is wrong with its translations, each fault with the file that it is reported in. */
  faults: { file: ContentFile; fault: Fault }[];
  /** Every sentence beside its translation, with the file of the translation. */
  pairs: (Pair & { file: ContentFile })[];
}

/** Files sorted by language: the default's, with their collections, and those of each further language by its code. */
export interface SortedFiles {
  languages: [Language, ...Language[]];
  originals: TypedFile[];
  translations: ReadonlyMap<string, ReadonlyMap<string, ContentFile>>;
  /** Files that belong to no collection of any language. */
  others: ContentFile[];
}

/** Which language each file of content/ is in: a folder with a language's code holds that language's. */
export function sortedFiles(files: readonly ContentFile[]): SortedFiles {
  const languages = languagesOf(files.find(({ path }) => path === "site.yaml")?.data);
  const translations = new Map(languages.slice(1).map(({ code }) => [code, new Map<string, ContentFile>()]));
  const originals: TypedFile[] = [];
  const others: ContentFile[] = [];
  for (const file of files) {
    const [folder = "", ...rest] = file.path.split("/");
    const edition = translations.get(folder);
    const path = edition ? rest.join("/") : file.path;
    const collection = collectionOf(path);
    if (!collection) others.push(file);
    else if (edition) edition.set(path, file);
    else originals.push({ file, schema: collection.schema });
  }
  return { languages, originals, translations, others };
}

/**
 * The content in every language, the default first. The default language's entries are all there; another edition
 * lacks those that have no translation, and those that refer to an entry that it lacks.
 */
export function editionsOf(
  schemas: Schemas,
  { languages, originals, translations }: SortedFiles,
): [Edition, ...Edition[]] {
  const marked = originals.map(({ file, schema }): TypedFile => {
    return { file: { ...file, data: withMarks(collectionOf(file.path)!, file.data) }, schema };
  });
  const [standard, ...others] = languages;
  return [
    { language: standard, files: marked, faults: [], pairs: [] },
    ...others.map((language) => edition(schemas, marked, translations.get(language.code)!, language)),
  ];
}

function edition(
  schemas: Schemas,
  originals: readonly TypedFile[],
  translations: ReadonlyMap<string, ContentFile>,
  language: Language,
): Edition {
  const faults: Edition["faults"] = [];
  const pairs: Edition["pairs"] = [];
  const files = originals.flatMap(({ file, schema }): TypedFile[] => {
    const translation = translations.get(file.path);
    if (!translation) {
      faults.push({ file, fault: fileWithout(file, language, isOptional(file)) });
      return [];
    }
    const whole = schemaNamed(schemas, schema);
    const made = translate(schemas, whole, file.data, translation.data ?? undefined, language);
    for (const fault of made.faults) faults.push({ file: fault.inOriginal ? file : translation, fault });
    pairs.push(...made.pairs.map((pair) => ({ ...pair, file: translation })));
    return [{ file: { ...file, data: made.value }, schema }];
  });
  for (const [path, file] of translations)
    if (!originals.some((original) => original.file.path === path))
      faults.push({ file, fault: orphanFile(path) });
  return {
    language,
    files: withoutLostReferences(schemas, files, originals, language, faults),
    faults,
    pairs,
  };
}

/** Pages that each language has: links lead home, and the enquiry's answer to the contact page. */
const NEEDED_PAGES: readonly unknown[] = ["/", CONTACT_PATH];

/** A page may be missing in a language, and the file of an entry; no other file may. */
function isOptional({ path }: ContentFile): boolean {
  const { files, page } = collectionOf(path)!;
  return files.includes("*") || (page !== undefined && !NEEDED_PAGES.includes(page.path));
}

/** Adds to each entry its page's path and its name, which links are made of: a translation does not change them. */
function withMarks(collection: Collection, data: unknown): unknown {
  const key = keyOf(collection);
  const mark = (values: unknown): unknown => {
    if (!isGroup(values)) return values;
    const name = key === undefined ? undefined : values[key];
    const path = pathOf(collection, name);
    return {
      ...values,
      ...(path !== undefined && { path }),
      ...(typeof name === "string" && { entry: name }),
    };
  };
  return Array.isArray(data) ? data.map(mark) : mark(data);
}

/** The path of the page that an entry of this name makes, as it is in the default language. */
function pathOf({ page }: Collection, name: unknown): string | undefined {
  if (!isEntryPage(page)) return page?.path;
  return typeof name === "string" ? page.path(name) : undefined;
}

/** The paths of an edition's pages and of the places on them, as they are in the default one. */
export function linkTargets({ files }: Edition): Set<string> {
  const paths = collections.flatMap(({ schema, places }) =>
    entriesOf(files, schema).flatMap(({ values }) => [
      values.path,
      ...(places?.(String(values.entry), values) ?? []),
    ]),
  );
  return new Set(paths.filter((path) => typeof path === "string"));
}

/** The brand in an edition. */
export function brandOf({ files }: Edition): string {
  const site: Values = entriesOf(files, "site")[0]?.values ?? {};
  return String(site.brand);
}
