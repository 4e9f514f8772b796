import { EDITOR_PATH } from "../../../src/config";

/** For a file whose name changes with its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** For a file that keeps its name: the browser asks each time whether its copy is current. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

type StaticRoute = { path: string; headers: readonly { key: string; value: string }[] };

/**
 * The `Cache-Control` of a file. Gatsby marks files with a hash in their name, except those below `/static`, which all
 * have one. The editor's files have one too, except the licences of its fonts.
 */
export function cacheControl({ path, headers }: StaticRoute): string {
  const hashed = headers.some(
    ({ key, value }) => key.toLowerCase() === "cache-control" && value.includes("immutable"),
  );
  const isIn = (folder: string) => path.startsWith(`${folder}/`);
  return hashed || isIn("/static") || (isIn(EDITOR_PATH) && !path.endsWith(".txt")) ? IMMUTABLE : REVALIDATE;
}
