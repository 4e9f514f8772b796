import type { RoutesManifest } from "gatsby";

/** Where the visual editor of the content is found; its page at the path itself, all else below. */
export const EDITOR_PATH = "/admin";

/** Whether a file is the editor's: nothing of it belongs to the site that visitors load. */
export function isEditors(path: string): boolean {
  return path === EDITOR_PATH || path.startsWith(`${EDITOR_PATH}/`);
}

/** The routes with the editor's page, which is no page of Gatsby's, at an address like any other's. */
export function withEditorPage(routes: RoutesManifest): RoutesManifest {
  const file = `${EDITOR_PATH}/index.html`;
  return routes.map((route) =>
    route.type === "static" && route.path === file ? { ...route, path: EDITOR_PATH } : route,
  );
}
