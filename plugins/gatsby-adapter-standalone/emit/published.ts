/** Files that Gatsby leaves in `public/` and that are not for visitors. */
const INTERNAL = [
  /^\/webpack\.stats\.json$/,
  /^\/_(?:headers|redirects)$/,
  /^\/_gatsby\/slices\//, // part of the pages already
  /^\/~partytown\//, // for scripts in a worker, which this site has none of
];

/** A file or folder whose name begins with a dot, except `.well-known`. */
const HIDDEN = /\/\.(?!well-known\/)/;

/** Whether a file of `public/` is published. @param path from the site's root, beginning with a slash */
export function isPublished(path: string): boolean {
  return !HIDDEN.test(path) && !INTERNAL.some((pattern) => pattern.test(path));
}
