import { placeOf } from "./content-file";
import { entriesOf, type Entry, type Known } from "./entries";
import { contentPages, pathCollisions } from "./pages";
import { problemAt, type Problem } from "./problem";
import { formerOf, pageOwners } from "./targets";

/** What stands twice in different files and must not: pages at one path, places in an order, former paths. */
export function uniquenessProblems(files: readonly Known[]): Problem[] {
  return [...collisions(files), ...repeatedOrders(files), ...repeatedFormerPaths(files)];
}

function collisions(files: readonly Known[]): Problem[] {
  const services = entriesOf(files, "service").filter(({ values }) => typeof values.slug === "string");
  const offerings = entriesOf(files, "offerings").filter(({ values }) => typeof values.title === "string");
  const entries = [...services, ...offerings];
  const pages = contentPages(
    services.map(({ values }) => ({ slug: String(values.slug) })),
    offerings.map(({ values }) => ({ title: String(values.title), service: String(values.service) })),
  );
  return pathCollisions(pages).flatMap(({ page, other, message }) => {
    const [late, early] = [entries[pages.indexOf(page)], entries[pages.indexOf(other)]];
    if (!late || !early) return [];
    const key = page.template === "service" ? "slug" : "title";
    const otherKey = other.template === "service" ? "slug" : "title";
    const hint = `Change the ${key} of one of the two; the other is in ${whereIs(early, otherKey)}.`;
    return [problemAt(late.file, placeOf(late.file, [...late.path, key]), { message, hint })];
  });
}

function repeatedOrders(files: readonly Known[]): Problem[] {
  const first = new Map<unknown, Entry>();
  return entriesOf(files, "service").flatMap((entry) => {
    const { order } = entry.values;
    const other = first.get(order);
    if (order === undefined || order === null) return [];
    if (!other) {
      first.set(order, entry);
      return [];
    }
    const message = `The order ${JSON.stringify(order)} stands already in ${whereIs(other, "order")}.`;
    const hint = "Each service has a place of its own: 1, 2, 3 and so on.";
    return [problemAt(entry.file, placeOf(entry.file, [...entry.path, "order"]), { message, hint })];
  });
}

function repeatedFormerPaths(files: readonly Known[]): Problem[] {
  const first = new Map<string, string>();
  return pageOwners(files).flatMap(({ page, entry }) =>
    formerOf(entry).flatMap((path, index) => {
      const other = first.get(path) ?? page;
      first.set(path, other);
      if (other === page) return [];
      const place = placeOf(entry.file, [...entry.path, "formerly", index]);
      const message = `${path} leads to ${other} already.`;
      return [
        problemAt(entry.file, place, { message, hint: "A former address leads to one page: keep one." }),
      ];
    }),
  );
}

function whereIs({ file, path }: Entry, key: string): string {
  return `${file.file}, line ${placeOf(file, [...path, key]).line}`;
}
