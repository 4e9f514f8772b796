/**
 * In place of Gatsby's, whose `Link` watches every link that comes into view: pages have links of their own
 * (src/ui/site-link.tsx). Paths have no prefix here, and their trailing slash is as it is written.
 */

type Navigate = (to: string, options?: object) => void;

export const navigate: Navigate = (to, options) =>
  (window as unknown as { ___navigate: Navigate }).___navigate(to, options);

/** A path in its parts: before `?`, from there to `#`, and the rest. */
export function parsePath(path: string) {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
/** Re-exported by Gatsby; no page uses it. */
export const Link = undefined;
