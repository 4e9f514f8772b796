import type { RoutesManifest } from "gatsby";
import type { RedirectRoute } from "../manifest";

/** The redirects that were made with Gatsby's `createRedirect`, without what other hosts alone understand. */
export function redirectRoutes(routes: RoutesManifest): RedirectRoute[] {
  return routes
    .filter((route) => route.type === "redirect")
    .map(({ path, toPath, status }) => ({ from: withoutSlash(path), to: toPath, status }));
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
