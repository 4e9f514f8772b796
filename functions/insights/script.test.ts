/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ROUTE_CHANGE_EVENT } from "../../src/config";
import { readView } from "./view";

const source = readFileSync("static/insights/script.js", "utf8");
const sent: { url: string; body: Blob }[] = [];
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>(() =>
  Promise.reject(new Error("offline")),
);
const listeners: Parameters<typeof addEventListener>[] = [];
let beacon: boolean | undefined;

beforeEach(() => {
  sent.length = 0;
  beacon = true;
  global.fetch = fetchMock as unknown as typeof fetch;
  history.replaceState(null, "", "/services");
  define(document, "referrer", "");
  define(document, "prerendering", undefined);
  define(navigator, "doNotTrack", null);
  define(navigator, "globalPrivacyControl", undefined);
  define(navigator, "sendBeacon", (url: string, body: Blob) => {
    if (beacon === true) sent.push({ url, body });
    return beacon;
  });
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((...listener: (typeof listeners)[number]) => {
    listeners.push(listener);
    listen(...listener);
  });
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
});

function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const run = () => window.eval(source) as void;

/** What gatsby-browser.tsx does after a navigation. */
const navigate = (to: string) => {
  history.pushState(null, "", to);
  window.dispatchEvent(new Event(ROUTE_CHANGE_EVENT));
};

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob);
  });

const views = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return Promise.all(sent.map(({ body }) => read(body)));
};

test("it weighs at most 1 KB compressed and uses no syntax younger than ES2018", () => {
  expect(gzipSync(source).length).toBeLessThanOrEqual(1024);
  expect(source).not.toMatch(/\?\.|\?\?|catch \{|\.flat\(|#\w+ ?=/);
});

test("a view is sent on load, as JSON that the function takes", async () => {
  run();
  const [view] = await views();

  expect(sent).toHaveLength(1);
  expect(sent[0]!.url).toBe("/api/insights");
  expect(sent[0]!.body.type).toBe("application/json");
  expect(view).toEqual({ path: "/services", referrer: "", viewport: "large" });
  expect(readView(view)).toEqual(view);
});

test.each([
  [639, "small"],
  [640, "medium"],
  [1023, "medium"],
  [1024, "large"],
])("a window %i px wide is %s", async (width, viewport) => {
  define(window, "innerWidth", width);
  run();

  expect(await views()).toMatchObject([{ viewport }]);
});

test("only the host of the referring page is sent, with the first view only", async () => {
  define(document, "referrer", "https://search.example:8080/find?q=secret");
  run();
  navigate("/about");

  expect(await views()).toMatchObject([
    { path: "/services", referrer: "search.example:8080" },
    { path: "/about", referrer: "" },
  ]);
});

test("a page of this site is no referrer", async () => {
  define(document, "referrer", `${location.origin}/contact`);
  run();

  expect(await views()).toMatchObject([{ referrer: "" }]);
});

test("a navigation is over before its view is sent, with the path that it led to", async () => {
  run();
  navigate("/about");
  expect(sent).toEqual([]);
  history.replaceState(null, "", "/contact");
  expect(await views()).toMatchObject([{ path: "/services" }, { path: "/about" }]);
});

test("each navigation sends a view, but only if the path has changed", async () => {
  run();
  navigate("/contact");
  navigate("/contact?from=here#form");
  navigate("/about");

  expect((await views()).map((view) => (view as { path: string }).path)).toEqual([
    "/services",
    "/contact",
    "/about",
  ]);
});

test("a page that comes back from the back-forward cache is viewed again, and one that is loaded only once", async () => {
  run();
  show(false);
  show(true);

  expect(await views()).toMatchObject([{ path: "/services" }, { path: "/services" }]);
});

test("a page that the browser prepares is viewed when it is shown", async () => {
  define(document, "prerendering", true);
  run();
  expect(await views()).toEqual([]);

  document.dispatchEvent(new Event("prerenderingchange"));
  navigate("/about");

  expect(await views()).toMatchObject([{ path: "/services" }, { path: "/about" }]);
});

test("the browser's own functions stay as they are", async () => {
  const { pushState, replaceState } = history;
  run();
  await views();

  expect(history.pushState).toBe(pushState);
  expect(history.replaceState).toBe(replaceState);
});

test.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("nothing is sent when %s is %j", async (name, value) => {
  define(navigator, name, value);
  run();
  navigate("/contact");

  expect(await views()).toEqual([]);
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([false, undefined])("fetch takes over when the beacon answers %j", async (answer) => {
  beacon = answer;
  if (answer === undefined) define(navigator, "sendBeacon", undefined);
  run();
  await views();

  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0]!;
  expect(url).toBe("/api/insights");
  expect(init).toMatchObject({ method: "POST", keepalive: true });
});
