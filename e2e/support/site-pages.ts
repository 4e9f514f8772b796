import { readPages } from "../../plugins/gatsby-plugin-content/pages/read-pages";
import { withBrandDeep } from "../../plugins/gatsby-plugin-content/schema/brand";
import { notFoundPage, site, type Seo } from "./content";

/** A page of the site, as its content wants it. */
export type SitePage = { path: string; title: string; description: string; keywords: string };

type PageContent = { title: string; seo: Seo };

const made = readPages();

/** The pages that a template makes, in the order of their entries. */
const pathsOf = (template: string | undefined): string[] =>
  made.filter((page) => page.template === template).map(({ path }) => path);

/** Every page but the not-found page. */
export const PAGES: readonly SitePage[] = made.map(({ path, entry }) =>
  sitePage(path, withBrandDeep(entry.values, site.brand) as PageContent),
);

/** The not-found page, at an address that no page has. */
export const NOT_FOUND = sitePage("/no-such-page", notFoundPage);

/** Every page, the not-found page too. */
export const ALL_PAGES: readonly SitePage[] = [...PAGES, NOT_FOUND];

/** The page of each service, in their order. */
export const SERVICE_PATHS: readonly string[] = pathsOf("service");

/** The page of each offering, in the order of the file. */
export const OFFERING_PATHS: readonly string[] = pathsOf("offering");

/** A page of each kind, for what takes too long to be looked at on every page. */
export const SAMPLE_PATHS: readonly string[] = [
  ...pathsOf(undefined),
  ...[...new Set(made.map(({ template }) => template))].flatMap((template) =>
    template ? pathsOf(template).slice(-1) : [],
  ),
];

/** The page at an address. @throws when there is none */
export function pageAt(path: string): SitePage {
  const page = ALL_PAGES.find((one) => one.path === path);
  if (!page) throw new Error(`The content makes no page at ${path}`);
  return page;
}

/** The entries of the navigation that lead to a page of the site, beside that page. */
export const NAVIGATION = site.navigation.flatMap(({ label, to }) =>
  PAGES.filter(({ path }) => path === to).map((page) => ({ label, page })),
);

function sitePage(path: string, { title, seo }: PageContent): SitePage {
  return {
    path,
    title: `${title} | ${site.brand}`,
    description: seo.description,
    keywords: seo.keywords.join(", "),
  };
}
