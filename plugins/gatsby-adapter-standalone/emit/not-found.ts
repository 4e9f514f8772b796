import type { RoutesManifest } from "gatsby";

/** Where hosts look for the not-found page. */
export const NOT_FOUND = "/404.html";

/**
 * Gatsby makes the not-found page at this path too, where its status would be 200, and Gatsby's adapter for Netlify
 * writes it over the first.
 */
const DUPLICATE = "/404";

/** Gatsby's manifest makes the path of a page's data from its `matchPath`, if it has one. Browsers ask for the file. */
const PAGE_DATA = "/page-data/";

/** The routes without the duplicate of the not-found page, and with page data at the paths that browsers ask for. */
export function servedRoutes(routes: RoutesManifest): RoutesManifest {
  return routes
    .filter(({ path }) => path !== DUPLICATE)
    .map((route) =>
      route.type === "static" && route.path.startsWith(PAGE_DATA)
        ? { ...route, path: route.filePath.replace(/^public/, "") }
        : route,
    );
}

/** The ending of a path that stands for everything below another one. */
const BELOW = "/*";

/** The path below which a page is the not-found page (its `matchPath` ends in `/*`); undefined for any other page. */
export function answersBelow(path: string): string | undefined {
  return path.endsWith(BELOW) ? path.slice(0, -BELOW.length) : undefined;
}

/** The routes for Netlify: a not-found page below a path becomes a redirect with status 404. */
export function withNotFoundStatus(routes: RoutesManifest): RoutesManifest {
  return routes.map((route) =>
    route.type === "static" && answersBelow(route.path) !== undefined
      ? {
          type: "redirect",
          path: route.path,
          toPath: route.filePath.replace(/^public/, ""),
          status: 404,
          headers: [],
        }
      : route,
  );
}
