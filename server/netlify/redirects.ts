import type { RoutesManifest } from "gatsby";

/**
 * Gatsby's adapter for Netlify takes an `&` in a redirect's path for the start of a query, and writes the path as it
 * is into a file of addresses: here it becomes one. A wildcard stays one.
 */
export function encodeRedirects(routes: RoutesManifest): RoutesManifest {
  return routes.map((route) =>
    route.type === "redirect" ? { ...route, path: encodeURI(route.path).replaceAll("&", "%26") } : route,
  );
}
