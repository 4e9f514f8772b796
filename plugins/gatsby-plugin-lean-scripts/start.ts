/** Gatsby decodes the fragment while it renders, and cannot take a broken one: `#100%`, or an address cut short. */
function dropBrokenFragment(): void {
  try {
    decodeURI(window.location.hash);
  } catch {
    window.history.replaceState(window.history.state, "", "#");
  }
}

/**
 * Gatsby decodes the path too, in one place twice and in another only in part. Where it then cannot read it (`/100%25`),
 * or takes it for that of another page (`/ai-%26-media`, `/about%3F`), it empties the page. So what may be decoded is,
 * and what would mean something else (# % / ?) goes: that address is no page's.
 */
function settlePath(): void {
  const { origin, pathname, search, hash } = window.location;
  const path = decoded(pathname.replace(/%(?:2[35f]|3f)/gi, "-"));
  if (path !== pathname) window.history.replaceState(window.history.state, "", origin + path + search + hash);
}

/** A path with its letters as they are. One that is no UTF-8 is no page's: no host of ours serves it, others may. */
function decoded(path: string): string {
  try {
    return encodeURI(decodeURIComponent(path));
  } catch {
    return path.replaceAll("%", "-");
  }
}

dropBrokenFragment();
settlePath();
window.addEventListener("popstate", dropBrokenFragment);

/** Where a page's scripts start: React and the site each in a task of its own, so that a tap waits for one of them. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ "react-dom/client")
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ "../../.cache/production-app"));
