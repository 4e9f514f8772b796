import type { RoutesManifest } from "gatsby";

/** Where hosts look for the not-found page. */
export const NOT_FOUND = "/404.html";

/**
 * Gatsby also makes that page at a path of its own, where it would answer 200, and its adapter for Netlify writes it
 * over the first.
 */
const DUPLICATE = "/404";

/** Gatsby makes these paths of `matchPath`, where a page has one, but asks for the file. */
const PAGE_DATA = "/page-data/";

/** The routes without the duplicate of the not-found page, and the data of every such page where browsers ask for it. */
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

/** The path below which a page answers for what is not there: Gatsby gives such a page `matchPath`. */
export function answersBelow(path: string): string | undefined {
  return path.endsWith(BELOW) ? path.slice(0, -BELOW.length) : undefined;
}

/** The routes as Netlify answers them: a page for what is not there is sent with status 404. */
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
