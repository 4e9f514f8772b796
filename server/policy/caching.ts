import { EDITOR_PATH } from "./editor";

/** For a file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** For a file that keeps its name: kept, but asked about each time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

type StaticRoute = { path: string; headers: readonly { key: string; value: string }[] };

/**
 * How long a file may be kept. Gatsby tells which of its files are hashed, but not for those below `/static`,
 * which all are, as are the editor's.
 */
export function cacheControl({ path, headers }: StaticRoute): string {
  const hashed = headers.some(
    ({ key, value }) => key.toLowerCase() === "cache-control" && value.includes("immutable"),
  );
  const isIn = (folder: string) => path.startsWith(`${folder}/`);
  return hashed || isIn("/static") || isIn(EDITOR_PATH) ? IMMUTABLE : REVALIDATE;
}
