import { isEntryPage, type Collection, type Values } from "../collection";
import { collections } from "../registry";

/** A page beside the entry that makes it. */
export interface ContentPage<Entry> {
  path: string;
  /** Of the edition that the page is in; none where the content has not been sorted into editions. */
  language?: string;
  /** What stands in front of the paths of that edition. */
  prefix: string;
  entry: Entry;
  collection: Collection;
  /** What tells the entry from the others of its collection; none where a single file makes the page. */
  name?: string;
  /** File in src/templates, without its ending; none where src/pages has the page. */
  template?: string;
  /** The variables of the template's query. */
  context: Record<string, unknown>;
}

/** The entries of a collection, wherever they are kept: parsed files, or Gatsby's nodes. */
type EntriesOf<Entry> = (collection: Collection) => readonly Entry[];

/**
 * Every page that the content makes: first those of single files, then those of entries, each collection's by
 * `order` where its entries have one. An entry whose name is missing or no text makes no page.
 */
export function pagesOf<Entry extends { values: Values }>(
  entriesOf: EntriesOf<Entry>,
  registry: readonly Collection[] = collections,
): ContentPage<Entry>[] {
  const single = registry.filter(({ page }) => page && !isEntryPage(page));
  const many = registry.filter(({ page }) => isEntryPage(page));
  return [...single, ...many].flatMap((collection) =>
    inOrder(entriesOf(collection)).flatMap((entry) => pageOf(collection, entry)),
  );
}

function pageOf<Entry extends { values: Values }>(
  collection: Collection,
  entry: Entry,
): ContentPage<Entry>[] {
  const { page } = collection;
  if (!page) return [];
  const { path, language, prefix } = entry.values;
  const about = {
    entry,
    collection,
    prefix: typeof prefix === "string" ? prefix : "",
    ...(typeof language === "string" && { language }),
  };
  // An entry of an edition holds its path: translated words do not change it.
  const own = typeof path === "string" ? path : undefined;
  if (!isEntryPage(page)) return [{ ...about, path: own ?? page.path, context: { language } }];
  const name = entry.values[page.key];
  if (typeof name !== "string") return [];
  const variables = ["language", ...(page.context ?? [])];
  const context = Object.fromEntries(variables.map((key) => [key, entry.values[key]]));
  return [{ ...about, path: own ?? page.path(name), name, template: page.template, context }];
}

/** The path of the home page of a page's edition. */
export const homeOf = ({ prefix }: { prefix: string }): string => prefix || "/";

function inOrder<Entry extends { values: Values }>(entries: readonly Entry[]): Entry[] {
  const orderOf = ({ values: { order } }: Entry) => (typeof order === "number" ? order : 0);
  return entries.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** The path of the page above another one: as the registry says, or else the nearest one that its own path names. */
export function parentOf<Entry extends { values: Values }>(
  page: ContentPage<Entry>,
  paths: Pick<ReadonlySet<string>, "has">,
): string {
  const { path, entry, collection, prefix } = page;
  const said = isEntryPage(collection.page) ? collection.page.parent?.(entry.values) : undefined;
  if (said !== undefined && paths.has(prefix + said)) return prefix + said;
  const home = homeOf(page);
  return nearestPath(stepUp(path) || home, paths, home);
}

/** The path itself if it is one of `paths`, or else the nearest path above it that is, or else the home page's. */
export function nearestPath(path: string, paths: Pick<ReadonlySet<string>, "has">, home = "/"): string {
  let above = path;
  while (above !== home && !paths.has(above)) above = stepUp(above) || home;
  return above;
}

const stepUp = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** A path as hosts compare it, even where somebody has copied it from a browser, which may show it encoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A percent sign that encodes nothing stands for itself.
  }
}

/** Places that a link may name on every page. */
export const EVERY_PAGE = ["main"];
