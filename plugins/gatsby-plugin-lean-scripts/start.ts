/** Gatsby decodes the fragment while it renders, and fails on a malformed one: `#100%`, or an address cut short. */
function dropBrokenFragment(): void {
  try {
    decodeURI(window.location.hash);
  } catch {
    window.history.replaceState(window.history.state, "", "#");
  }
}

/**
 * Gatsby decodes the path too, twice in one place and only in part in another. If it then cannot read the path
 * (`/100%25`), or takes it for another page's (`/ai-%26-media`, `/about%3F`), it empties the page. So this decodes what
 * may be decoded, and replaces an encoded # % / or ?, which would mean something else: no page has one in its path.
 */
function settlePath(): void {
  const { origin, pathname, search, hash } = window.location;
  const path = decoded(pathname.replace(/%(?:2[35f]|3f)/gi, "-"));
  if (path !== pathname) window.history.replaceState(window.history.state, "", origin + path + search + hash);
}

/** The path without needless encoding. One that is not UTF-8 is no page's; our server refuses it, others may not. */
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

/** A page's scripts start here: React and the site in separate tasks, so that a tap waits for only one of them. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ "react-dom/client")
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ "../../.cache/production-app"));
