/** Where a page's scripts start: React and the site each in a task of its own, so that a tap waits for one of them. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void import(/* webpackMode: "eager" */ "react-dom/client")
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ "../../.cache/production-app"));
