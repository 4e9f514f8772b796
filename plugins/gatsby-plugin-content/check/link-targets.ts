import { basename } from "node:path";
import type { ContentFile } from "./content-file";
import { languagesOf, type Language } from "../editions/languages";
import { EVERY_PAGE, pagesOf, type ContentPage } from "../pages/content-pages";
import { formerPaths } from "../pages/former-paths";
import { isEntryPage, keyOf, type Collection } from "../collection";
import { collections } from "../registry";
import { entriesOf, isGroup, type Entry, type TypedFile } from "../schema/typed-file";

/** What texts may refer to. */
export interface Targets {
  /** Paths of all pages, each with the places on it that a link may name; undefined while its file cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** Whether these are all: false while a file that makes several pages, or places on one, cannot be read. */
  hasAllPages: boolean;
  languages: readonly Language[];
  /** The site's own address, where site.yaml holds one. */
  url?: string;
  /** Former paths, each with the page that took its place. */
  moved: ReadonlyMap<string, string>;
  /** What the entries of a collection are called, by the name of its schema. */
  names: ReadonlyMap<string, readonly string[]>;
  /** The company's name, where site.yaml holds one. */
  brand?: string;
  /** Words that are spelled like the name, in small letters, and mean something of their own. */
  commonNouns: string[];
}

/** Gathers what the texts of all files may refer to, also from files that have faults of their own. */
export function targetsOf(
  typedFiles: readonly TypedFile[],
  isReadable: (file: ContentFile) => boolean,
): Targets {
  const owned = pageOwners(typedFiles);
  const single = collections.flatMap(({ page }) => (page && !isEntryPage(page) ? [page.path] : []));
  const site = entriesOf(typedFiles, "site")[0]?.values;
  const { brand, url } = site ?? {};
  const definition = entriesOf(typedFiles, "about-page")[0]?.values.definition as
    { term?: unknown } | undefined;
  return {
    pages: withPlaces([...single, ...owned.map(({ path }) => path)], owned, isReadable),
    hasAllPages: collections
      .filter(({ files, page, places }) => !files.includes("*") && (isEntryPage(page) || places))
      .every(({ schema }) => entriesOf(typedFiles, schema).some(({ file }) => isReadable(file))),
    languages: languagesOf(site),
    url: typeof url === "string" ? url : undefined,
    moved: new Map(
      owned.flatMap(({ path, entry }) => formerPaths(entry.values).map((former) => [former, path] as const)),
    ),
    names: new Map(collections.map((collection) => [collection.schema, namesOf(typedFiles, collection)])),
    brand: typeof brand === "string" && brand !== "" ? brand : undefined,
    commonNouns: commonNouns(definition?.term, brand),
  };
}

/** The names of a collection's entries. */
function namesOf(typedFiles: readonly TypedFile[], collection: Collection): string[] {
  const key = keyOf(collection);
  if (key === undefined) return [];
  const names = namedEntries(typedFiles, collection).map(({ values }) => values[key]);
  return names.filter((name) => typeof name === "string");
}

/** Each path with the places on its page. */
function withPlaces(
  paths: readonly string[],
  owned: readonly ContentPage<Entry>[],
  isReadable: (file: ContentFile) => boolean,
): Map<string, string[] | undefined> {
  const pages = new Map<string, string[] | undefined>(paths.map((path) => [path, [...EVERY_PAGE]]));
  for (const { path: own, collection, entry, name = "" } of owned) {
    if (!isReadable(entry.file) || entry.file.data === null) pages.set(own, undefined);
    for (const place of collection.places?.(name, entry.values) ?? []) {
      const [path = "", anchor = ""] = place.split("#");
      pages.get(path)?.push(anchor);
    }
  }
  return pages;
}

/** The noun spelled like the name, if the about page defines one. If that cannot be read, the name in small letters. */
function commonNouns(defined: unknown, brand: unknown): string[] {
  const noun = typeof defined === "string" ? defined : String(brand).toLowerCase();
  return noun === brand ? [] : [noun];
}

/** Every page of the site that some entry makes, also an entry that has faults of its own. */
export function pageOwners(typedFiles: readonly TypedFile[]): ContentPage<Entry>[] {
  return pagesOf((collection) => namedEntries(typedFiles, collection));
}

/**
 * The entries of a collection. An entry with a file of its own gets the file's name if it cannot be read, or if its own
 * name cannot be part of an address or is taken: otherwise every link to it would be reported.
 */
function namedEntries(typedFiles: readonly TypedFile[], collection: Collection): Entry[] {
  const { files, schema } = collection;
  const key = keyOf(collection);
  if (key === undefined || !files.includes("*")) return entriesOf(typedFiles, schema);
  const taken = new Set<unknown>();
  return typedFiles
    .filter((one) => one.schema === schema)
    .map(({ file }) => {
      const values = isGroup(file.data) ? file.data : {};
      const name = values[key];
      const isUsable = typeof name === "string" && /^[\w-]+$/.test(name) && !taken.has(name);
      taken.add(name);
      return {
        file,
        path: [],
        values: { ...values, [key]: isUsable ? name : basename(file.path, ".yaml") },
      };
    });
}
