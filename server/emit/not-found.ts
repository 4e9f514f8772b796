import type { RoutesManifest } from "gatsby";

/** Where hosts look for the page that stands in for all that is not there. */
export const NOT_FOUND = "/404.html";

/**
 * Gatsby makes that page a second time, at an address of its own: there it would answer 200, and its adapter for
 * Netlify puts it over the first.
 */
const TWIN = "/404";

/** The routes without the twin of the not-found page. */
export function withoutTwin(routes: RoutesManifest): RoutesManifest {
  return routes.filter(({ path }) => path !== TWIN);
}
