import { languagesOf } from "../editions/languages";
import { pagesOf, type ContentPage } from "../pages/content-pages";
import { formerPaths } from "../pages/former-paths";
import { pathCollisions } from "../pages/path-collisions";
import { keyOf } from "../collection";
import { collections } from "../registry";
import { entriesOf, type Entry, type TypedFile } from "../schema/typed-file";
import { placeOf, type Path } from "./content-file";
import { pageOwners } from "./link-targets";
import { problemAt, type Problem } from "./problem";

/**
 * What must not be the same in different files: the paths of pages, which must not be a language's either, the values
 * of unique keys, former paths.
 */
export function uniquenessProblems(files: readonly TypedFile[]): Problem[] {
  return [...collisions(files), ...repeatedValues(files), ...repeatedFormerPaths(files)];
}

function collisions(files: readonly TypedFile[]): Problem[] {
  const pages = pagesOf(({ schema }) => entriesOf(files, schema));
  const languages = languagesOf(entriesOf(files, "site")[0]?.values);
  return pathCollisions(pages, languages).map(({ page, other, message }) => {
    const { file } = page.entry;
    const key = pathKey(page);
    // A page that is a single file has its path from the registry.
    const otherKey = other && keyOf(other.collection);
    const hint = otherKey
      ? `Change this ${key}, or the ${otherKey} in ${whereIs(other)}.`
      : `Change this ${key}.`;
    return problemAt(file, placeOf(file, namePath(page)), { message, hint });
  });
}

/** The key that a page's path is made of. Of two pages at one path the later one is an entry's, so it has a key. */
function pathKey({ collection }: ContentPage<Entry>): string {
  return keyOf(collection)!;
}

function namePath(page: ContentPage<Entry>): Path {
  return [...page.entry.path, pathKey(page)];
}

function repeatedValues(files: readonly TypedFile[]): Problem[] {
  return collections.flatMap(({ schema, unique = [] }) =>
    unique.flatMap(({ key, hint }) => {
      const first = new Map<unknown, Entry>();
      return entriesOf(files, schema).flatMap(({ values, file, path }) => {
        const value = values[key];
        const other = first.get(value);
        if (value === undefined || value === null) return [];
        if (!other) {
          first.set(value, { values, file, path });
          return [];
        }
        const message = `The ${key} ${JSON.stringify(value)} stands already in ${lineOf(other, [...other.path, key])}.`;
        return [problemAt(file, placeOf(file, [...path, key]), { message, hint })];
      });
    }),
  );
}

function repeatedFormerPaths(files: readonly TypedFile[]): Problem[] {
  const first = new Map<string, string>();
  return pageOwners(files).flatMap(({ path, entry }) =>
    formerPaths(entry.values).flatMap((former, index) => {
      const other = first.get(former) ?? path;
      first.set(former, other);
      if (other === path) return [];
      const place = placeOf(entry.file, [...entry.path, "formerly", index]);
      const message = `${former} leads to ${other} already.`;
      return [
        problemAt(entry.file, place, { message, hint: "A former address leads to one page: keep one." }),
      ];
    }),
  );
}

function whereIs(page: ContentPage<Entry>): string {
  return lineOf(page.entry, namePath(page));
}

function lineOf({ file }: Entry, path: Path): string {
  return `${file.file}, line ${placeOf(file, path).line}`;
}
