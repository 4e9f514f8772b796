import { basename } from "node:path";
import { entriesOf, type Entry, type Known } from "./entries";
import { kinds } from "./kinds";
import { contentPages, decodedPath, EVERY_PAGE, overviewAnchor } from "./pages";

/** What texts may refer to. */
export interface Targets {
  /** Paths of all pages, each with the places on it that a link may name. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Former paths, each with the page that took its place. */
  moved: ReadonlyMap<string, string>;
  /** Slugs of all services. */
  services: string[];
  /** The company's name, where site.yaml holds one. */
  brand?: string;
  /** Words that are spelled like the name, in small letters, and mean something of their own. */
  commonNouns: string[];
}

/** Gathers what the texts of all files may refer to, also from files that have faults of their own. */
export function targetsOf(known: readonly Known[]): Targets {
  const services = serviceSlugs(known);
  const owners = pageOwners(known);
  const paths = [...kinds.flatMap(({ page }) => page ?? []), ...owners.map(({ page }) => page)];
  const pages = new Map(paths.map((path) => [path, [...EVERY_PAGE]]));
  pages.get("/services")?.push(...services.map(overviewAnchor));
  const brand = entriesOf(known, "site")[0]?.values.brand;
  const definition = entriesOf(known, "about-page")[0]?.values.definition as { term?: unknown } | undefined;
  const noun = definition?.term;
  return {
    pages,
    moved: new Map(owners.flatMap(({ page, entry }) => formerOf(entry).map((path) => [path, page] as const))),
    services,
    brand: typeof brand === "string" && brand !== "" ? brand : undefined,
    commonNouns: commonNouns(noun, brand),
  };
}

/** The about page may define the name as the common noun it is; nothing is said while it cannot be read. */
function commonNouns(defined: unknown, brand: unknown): string[] {
  const noun = typeof defined === "string" ? defined : String(brand).toLowerCase();
  return noun === brand ? [] : [noun];
}

/** Every page of the site that some entry makes, with that entry. */
export function pageOwners(known: readonly Known[]): { page: string; entry: Entry }[] {
  const single = kinds.flatMap(({ schema, page }) =>
    page === undefined ? [] : entriesOf(known, schema).map((entry) => ({ page, entry })),
  );
  const services = entriesOf(known, "service");
  const slugs = serviceSlugs(services.map(({ file }) => ({ file, schema: "service" })));
  const offerings = entriesOf(known, "offerings").filter(({ values }) => typeof values.title === "string");
  const made = contentPages(
    slugs.map((slug) => ({ slug })),
    offerings.map(({ values }) => ({ title: String(values.title), service: String(values.service) })),
  );
  const entries = [...services, ...offerings];
  return [...single, ...entries.map((entry, index) => ({ page: made[index]?.path ?? "/", entry }))];
}

/** The former paths of an entry, decoded, where they are a list of texts. */
export function formerOf({ values: { formerly } }: Entry): string[] {
  return Array.isArray(formerly) ? formerly.filter((path) => typeof path === "string").map(decodedPath) : [];
}

/**
 * The slugs of all services in the order of their files. A service goes by its file's name when it cannot be
 * read, when its slug cannot be used, or when another one has it: else every link to it would be a false alarm.
 */
function serviceSlugs(known: readonly Known[]): string[] {
  const services = known.filter(({ schema }) => schema === "service").map(({ file }) => file);
  const slugs = services.map(({ data }) => (data as { slug?: unknown } | null | undefined)?.slug);
  return services.map(({ path }, index) => {
    const slug = slugs[index];
    const isUsable = typeof slug === "string" && /^[\w-]+$/.test(slug) && slugs.indexOf(slug) === index;
    return isUsable ? slug : basename(path, ".yaml");
  });
}
