import type { RoutesManifest } from "gatsby";
import { EDITOR_PATH } from "../../../src/config";

/** Whether a file is part of the visual editor, which visitors of the site never load. */
export function isEditors(path: string): boolean {
  return path === EDITOR_PATH || path.startsWith(`${EDITOR_PATH}/`);
}

/** The routes with the editor's page at `/admin`: Gatsby did not make it, so it lists the file's own path. */
export function withEditorPage(routes: RoutesManifest): RoutesManifest {
  const file = `${EDITOR_PATH}/index.html`;
  return routes.map((route) =>
    route.type === "static" && route.path === file ? { ...route, path: EDITOR_PATH } : route,
  );
}
