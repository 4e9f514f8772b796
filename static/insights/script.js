// Counts page views, except of visitors who ask not to be tracked.
(() => {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl) return;
  let { host: referrer } = new URL(document.referrer || location);
  if (referrer === location.host) referrer = "";
  let path;

  const count = () => {
    path = location.pathname;
    // In a task of its own, where the window is measured: a change of page does not wait for it.
    setTimeout(send, 0, path);
  };

  const send = (path) => {
    const viewport = innerWidth < 640 ? "small" : innerWidth < 1024 ? "medium" : "large";
    const body = new Blob([JSON.stringify({ path, referrer, viewport })], { type: "application/json" });
    referrer = "";
    const url = "/api/insights";
    if (navigator.sendBeacon && navigator.sendBeacon(url, body)) return;
    fetch(url, { method: "POST", body, keepalive: true }).catch(() => {});
  };

  const start = () => {
    count();
    // ROUTE_CHANGE_EVENT in src/config.ts.
    addEventListener("routechange", () => path !== location.pathname && count());
    // A page that comes back from the back-forward cache.
    addEventListener("pageshow", ({ persisted }) => persisted && count());
  };

  // A page that the browser prepares is counted when it is shown.
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
})();
