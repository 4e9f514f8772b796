import { readFileSync } from "node:fs";
import { readView } from "./view";

const source = readFileSync("static/insights/script.js", "utf8");
const sent: { url: string; body: Blob }[] = [];
const { pushState, replaceState } = History.prototype;
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>(() =>
  Promise.reject(new Error("offline")),
);
const listeners: EventListener[] = [];
let beacon: boolean | undefined;

beforeEach(() => {
  sent.length = 0;
  beacon = true;
  fetchMock.mockClear();
  global.fetch = fetchMock as unknown as typeof fetch;
  Object.assign(history, { pushState, replaceState });
  history.replaceState(null, "", "/services");
  define(document, "referrer", "");
  define(navigator, "doNotTrack", null);
  define(navigator, "globalPrivacyControl", undefined);
  define(navigator, "sendBeacon", (url: string, body: Blob) => {
    if (beacon === true) sent.push({ url, body });
    return beacon;
  });
  jest.spyOn(window, "addEventListener").mockImplementation((_type, listener) => {
    listeners.push(listener as EventListener);
  });
});

afterEach(() => {
  listeners.length = 0;
  jest.restoreAllMocks();
});

function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const run = () => window.eval(source) as void;

const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob);
  });

const views = () => Promise.all(sent.map(({ body }) => read(body)));

test("it weighs at most 1 KB and uses no syntax younger than ES2018", () => {
  expect(Buffer.byteLength(source)).toBeLessThanOrEqual(1024);
  expect(source).not.toMatch(/\?\.|\?\?|catch \{|\.flat\(|#\w+ ?=/);
});

test("a view is sent on load, as JSON that the function takes", async () => {
  run();

  expect(sent).toHaveLength(1);
  expect(sent[0]!.url).toBe("/api/insights");
  expect(sent[0]!.body.type).toBe("application/json");
  const [view] = await views();
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
  history.pushState(null, "", "/about");

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

test("each navigation sends a view, but only if the path has changed, and still navigates", async () => {
  run();
  history.pushState({ key: 1 }, "", "/contact");
  history.replaceState(null, "", "/contact?from=here#form");
  history.replaceState(null, "", "/about");
  for (const listener of listeners) listener(new Event("popstate"));

  expect(location.pathname).toBe("/about");
  expect((await views()).map((view) => (view as { path: string }).path)).toEqual([
    "/services",
    "/contact",
    "/about",
  ]);
});

test("going back sends a view", async () => {
  run();
  pushState.call(history, null, "", "/contact");
  for (const listener of listeners) listener(new Event("popstate"));

  expect(await views()).toMatchObject([{ path: "/services" }, { path: "/contact" }]);
});

test.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("nothing is sent when %s is %j", (name, value) => {
  define(navigator, name, value);
  run();
  history.pushState(null, "", "/contact");

  expect(sent).toEqual([]);
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([false, undefined])("fetch takes over when the beacon answers %j", (answer) => {
  beacon = answer;
  if (answer === undefined) define(navigator, "sendBeacon", undefined);
  run();

  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0]!;
  expect(url).toBe("/api/insights");
  expect(init).toMatchObject({ method: "POST", keepalive: true });
});
