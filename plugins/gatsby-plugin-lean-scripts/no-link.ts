/**
 * Replaces gatsby-link, whose `Link` watches every link that comes into view: pages have links of their own
 * (src/ui/site-link.tsx). Paths have no prefix here, and keep the trailing slash that they are written with.
 */

type Runtime = {
  ___loader: {
    loadPage: (path: string) => Promise<{ page?: { webpackCompilationHash?: string } } | undefined>;
  };
  ___navigate: (to: string, options?: object) => void;
  ___webpackCompilationHash: string;
};

/** Counts navigations and submitted forms: a page that arrives late must not undo what came after its link's click. */
let moves = 0;
const countMove = () => (moves += 1);
window.addEventListener("popstate", countMove);
window.addEventListener("submit", countMove);

/** After this time, for example when a request hangs, the browser loads the page itself, and shows that it does. */
const LONGEST_LOAD_MS = 8_000;

/** Shows another page once its data is loaded. A page without data, or of another build, is loaded by the browser. */
export async function navigate(to: string, options?: object): Promise<void> {
  const move = countMove();
  const { ___loader, ___navigate, ___webpackCompilationHash } = window as unknown as Runtime;
  const { pathname, search } = parsePath(to);
  const found = await Promise.race([
    ___loader.loadPage(pathname + search).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_LOAD_MS)),
  ]);
  if (move !== moves) return;
  if (found?.page?.webpackCompilationHash === ___webpackCompilationHash) ___navigate(to, options);
  else window.location.assign(to);
}

/** The parts of a path: its pathname, `?query` and `#fragment`. */
export function parsePath(path: string) {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
/** Re-exported by Gatsby; no page uses it. */
export const Link = undefined;
