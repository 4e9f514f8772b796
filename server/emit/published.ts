/** What Gatsby leaves in `public/` for itself or for nobody; none of it is for visitors. */
const INTERNAL = [
  /^\/webpack\.stats\.json$/,
  /^\/_(?:headers|redirects)$/,
  /^\/_gatsby\/slices\//, // already inside the pages
  /^\/~partytown\//, // for scripts in a worker, of which there are none
];

/** A file or folder whose name begins with a dot, unless it is the one that browsers and robots ask for. */
const HIDDEN = /\/\.(?!well-known\/)/;

/**
 * Whether visitors may have a file of `public/`.
 * @param path from the site's root, beginning with a slash
 * @param sourceMaps whether the operator asked for source maps
 */
export function isPublished(path: string, sourceMaps: boolean): boolean {
  if (path.endsWith(".map")) return sourceMaps;
  return !HIDDEN.test(path) && !INTERNAL.some((pattern) => pattern.test(path));
}

/** `SOURCE_MAPS=true npm run build` keeps the source maps. */
export function wantsSourceMaps(env: NodeJS.ProcessEnv): boolean {
  return ["1", "true"].includes(env.SOURCE_MAPS ?? "");
}
