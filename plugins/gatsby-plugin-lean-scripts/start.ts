/** Gatsby decodes the fragment while it renders, and cannot take a broken one: `#100%`, or an address cut short. */
function dropBrokenFragment(): void {
  try {
    decodeURI(window.location.hash);
  } catch {
    window.history.replaceState(window.history.state, "", "#");
  }
}

dropBrokenFragment();
window.addEventListener("popstate", dropBrokenFragment);

/** Where a page's scripts start: React and the site each in a task of its own, so that a tap waits for one of them. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ "react-dom/client")
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ "../../.cache/production-app"));
