/**
 * In place of Gatsby's, whose `Link` watches every link that comes into view: pages have links of their own
 * (src/ui/site-link.tsx). Paths have no prefix here, and their trailing slash is as it is written.
 */

type Runtime = {
  ___loader: {
    loadPage: (path: string) => Promise<{ page?: { webpackCompilationHash?: string } } | undefined>;
  };
  ___navigate: (to: string, options?: object) => void;
  ___webpackCompilationHash: string;
};

/** Grows with whatever a visitor does that a link clicked before must not undo when its page arrives. */
let moves = 0;
const countMove = () => (moves += 1);
window.addEventListener("popstate", countMove);
window.addEventListener("submit", countMove);

/** A page that takes longer, as when a request hangs, is left to the browser, which shows that it loads. */
const LONGEST_LOAD_MS = 8_000;

/** Shows another page as soon as it is there. One that cannot be shown, as of another build, is loaded anew. */
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

/** A path in its parts: before `?`, from there to `#`, and the rest. */
export function parsePath(path: string) {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
/** Re-exported by Gatsby; no page uses it. */
export const Link = undefined;
