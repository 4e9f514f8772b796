import { basename } from "node:path";
import { kinds } from "./kinds";
import { contentPages } from "./pages";
import { entriesOf, type Known } from "./uniqueness-problems";

/** What texts may refer to. */
export interface Targets {
  /** Paths of all pages. */
  pages: string[];
  /** Slugs of all services. */
  services: string[];
  /** The company's name, where site.yaml holds one. */
  brand?: string;
}

/** Gathers what the texts of all files may refer to, also from files that have faults of their own. */
export function targetsOf(known: readonly Known[]): Targets {
  const services = entriesOf(known, "service").map(({ values, file }) => ({
    slug: slugOf(values.slug, file.path),
  }));
  const offerings = entriesOf(known, "offerings").flatMap(({ values: { title, service } }) =>
    typeof title === "string" ? [{ title, service: String(service) }] : [],
  );
  const pages = kinds.flatMap(({ page }) => page ?? []);
  const brand = entriesOf(known, "site")[0]?.values.brand;
  return {
    pages: [...pages, ...contentPages(services, offerings).map(({ path }) => path)],
    services: services.map(({ slug }) => slug),
    brand: typeof brand === "string" && brand !== "" ? brand : undefined,
  };
}

/** A service without a usable slug goes by its file's name, or every link to it would be a false alarm. */
function slugOf(slug: unknown, path: string): string {
  return typeof slug === "string" && /^[\w-]+$/.test(slug) ? slug : basename(path, ".yaml");
}
