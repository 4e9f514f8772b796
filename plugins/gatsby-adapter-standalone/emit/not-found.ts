import type { RoutesManifest } from "gatsby";

/** Where hosts look for the not-found page. */
export const NOT_FOUND = "/404.html";

/**
 * Gatsby also makes that page at a path of its own, where it would answer 200, and its adapter for Netlify writes it
 * over the first.
 */
const DUPLICATE = "/404";

/** The routes without the duplicate of the not-found page. */
export function withoutDuplicate(routes: RoutesManifest): RoutesManifest {
  return routes.filter(({ path }) => path !== DUPLICATE);
}
