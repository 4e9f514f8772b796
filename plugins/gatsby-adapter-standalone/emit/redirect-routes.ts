import type { RoutesManifest } from "gatsby";
import type { RedirectRoute } from "../manifest";

/** The redirects of Gatsby's `createRedirect`, without the options for other hosts. */
export function redirectRoutes(routes: RoutesManifest): RedirectRoute[] {
  return routes
    .filter((route) => route.type === "redirect")
    .map(({ path, toPath, status }) => ({ from: withoutSlash(path), to: toPath, status }));
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}
