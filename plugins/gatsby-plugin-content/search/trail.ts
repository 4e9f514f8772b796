import { isEntryPage, type Values } from "../collection";
import { homeOf, parentOf, type ContentPage } from "../pages/content-pages";

/** A page in a breadcrumb, by its short name. */
export interface TrailStep {
  label: string;
  path: string;
}

/** The pages above a page, from the nearest to the home page. @param pages those of its language, by their path */
export function pagesAbove<Entry extends { values: Values }>(
  page: ContentPage<Entry>,
  pages: ReadonlyMap<string, ContentPage<Entry>>,
): ContentPage<Entry>[] {
  if (page.path === homeOf(page)) return [];
  const parent = pages.get(parentOf(page, pages));
  return parent ? [parent, ...pagesAbove(parent, pages)] : [];
}

/**
 * The breadcrumb of a page that an entry makes: the pages above it, then itself. The home page stands in it only
 * where nothing else is above. Pages that a single file makes have none: the main navigation names them.
 */
export function trailTo<Entry extends { values: Values }>(
  page: ContentPage<Entry>,
  pages: ReadonlyMap<string, ContentPage<Entry>>,
): TrailStep[] {
  if (!isEntryPage(page.collection.page)) return [];
  const [nearest, ...others] = pagesAbove(page, pages);
  const above = [
    ...others.filter(({ path }) => path !== homeOf(page)).reverse(),
    ...(nearest ? [nearest] : []),
  ];
  return [...above, page].map(({ path, entry: { values } }) => ({
    label: String(values.shortName ?? values.title),
    path,
  }));
}
