import { placeOf, type ContentFile, type Path } from "./content-file";
import { contentPages, pathCollisions } from "./pages";
import { problemAt, type Problem } from "./problem";

/** A content file beside the name of its schema. */
export type Known = { file: ContentFile; schema: string };

/** A piece of content that is one of several, beside the place it stands at. */
interface Entry {
  values: Record<string, unknown>;
  file: ContentFile;
  path: Path;
}

/** Keys that must differ from entry to entry of a kind, and what to do when they do not. */
const UNIQUE = [
  { schema: "service", key: "order", hint: "Each service has a place of its own: 1, 2, 3 and so on." },
  { schema: "slides", key: "id", hint: "Each slide has an id of its own." },
  { schema: "faqs", key: "question", hint: "Remove one of the two." },
];

/** What stands twice and must not: pages at one path, ids, places in an order. */
export function uniquenessProblems(files: readonly Known[]): Problem[] {
  return [
    ...collisions(files),
    ...UNIQUE.flatMap(({ schema, key, hint }) => repeats(files, schema, key, hint)),
  ];
}

function collisions(files: readonly Known[]): Problem[] {
  const services = entriesOf(files, "service").filter(({ values }) => typeof values.slug === "string");
  const offerings = entriesOf(files, "offerings").filter(({ values }) => typeof values.title === "string");
  const entries = [...services, ...offerings];
  const pages = contentPages(
    services.map(({ values }) => ({ slug: String(values.slug) })),
    offerings.map(({ values }) => ({ title: String(values.title), service: String(values.service) })),
  );
  return pathCollisions(pages).flatMap(({ page, message }) => {
    const entry = entries[pages.indexOf(page)];
    if (!entry) return [];
    const key = page.template === "service" ? "slug" : "title";
    const place = placeOf(entry.file, [...entry.path, key]);
    return [problemAt(entry.file, place, { message, hint: `Change the ${key} of one of the two.` })];
  });
}

function repeats(files: readonly Known[], schema: string, key: string, hint: string): Problem[] {
  const first = new Map<unknown, Entry>();
  return entriesOf(files, schema).flatMap((entry) => {
    const value = entry.values[key];
    const other = first.get(value);
    if (value === undefined || value === null) return [];
    if (!other) {
      first.set(value, entry);
      return [];
    }
    const { line } = placeOf(other.file, [...other.path, key]);
    const message = `The ${key} ${JSON.stringify(value)} stands already in ${other.file.file}, line ${line}.`;
    return [problemAt(entry.file, placeOf(entry.file, [...entry.path, key]), { message, hint })];
  });
}

/** The entries of a kind: the items of its list files, or its files themselves. */
export function entriesOf(files: readonly Known[], schema: string): Entry[] {
  return files
    .filter((known) => known.schema === schema)
    .flatMap(({ file }) => {
      const isList = Array.isArray(file.data);
      return (isList ? (file.data as unknown[]) : [file.data]).flatMap((values, index) =>
        typeof values === "object" && values !== null
          ? [{ values: values as Record<string, unknown>, file, path: isList ? [index] : [] }]
          : [],
      );
    });
}
