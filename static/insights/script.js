// Counts page views, except of visitors who ask not to be tracked.
(() => {
  if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl) return;
  let { host: referrer } = new URL(document.referrer || location);
  if (referrer === location.host) referrer = "";
  let path;

  const view = () => {
    path = location.pathname;
    const viewport = innerWidth < 640 ? "small" : innerWidth < 1024 ? "medium" : "large";
    const body = new Blob([JSON.stringify({ path, referrer, viewport })], { type: "application/json" });
    referrer = "";
    return body;
  };

  const send = (body) => {
    const url = "/api/insights";
    if (navigator.sendBeacon && navigator.sendBeacon(url, body)) return;
    fetch(url, { method: "POST", body, keepalive: true }).catch(() => {});
  };

  const start = () => {
    send(view());
    // ROUTE_CHANGE_EVENT in src/config.ts. In a task of its own: the change of page does not wait for it.
    addEventListener("routechange", () => path !== location.pathname && setTimeout(send, 0, view()));
    // A page that comes back from the back-forward cache.
    addEventListener("pageshow", ({ persisted }) => persisted && send(view()));
  };

  // A page that the browser prepares is counted when it is shown.
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
})();
