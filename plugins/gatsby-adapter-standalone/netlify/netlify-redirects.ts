import type { RoutesManifest } from "gatsby";

/**
 * Percent-encodes the paths of redirects: Gatsby's adapter for Netlify does not, and takes an `&` in a path for the
 * start of a query. A wildcard stays as it is.
 */
export function encodeRedirects(routes: RoutesManifest): RoutesManifest {
  return routes.map((route) =>
    route.type === "redirect" ? { ...route, path: encodeURI(route.path).replaceAll("&", "%26") } : route,
  );
}
