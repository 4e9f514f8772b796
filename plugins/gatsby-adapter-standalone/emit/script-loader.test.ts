/** @jest-environment jsdom */
import { LONGEST_WAIT_MS, oncePainted, scriptLoader } from "./script-loader";

const SOURCES = ["/runtime.js", "/framework.js", "/app.js"];

let readyState: DocumentReadyState;
type Listener = [
  name: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
];
const added: Listener[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  readyState = "loading";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((...listener: Listener) => {
    added.push(listener);
    add(...listener);
  });
});

afterEach(() => {
  for (const [name, listener] of added.splice(0)) {
    window.removeEventListener(name, listener, true);
    window.removeEventListener(name, listener);
  }
  jest.useRealTimers();
});

// As the browser would run it: a function call that stands alone.
const run = () => window.eval(scriptLoader(SOURCES)) as void;

const started = () => [...document.scripts].map((script) => script.getAttribute("src"));

test("nothing starts while the page is loading", () => {
  run();
  jest.advanceTimersByTime(LONGEST_WAIT_MS - 1);

  expect(started()).toEqual([]);
});

test("the scripts start after the page is loaded and painted, in their order, and run in it", () => {
  run();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersToNextFrame();
  expect(started()).toEqual([]);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);

  expect(started()).toEqual(SOURCES);
  expect([...document.scripts].map((script) => script.async)).toEqual([false, false, false]);
});

test("they wait until the first picture can be painted, or turns out to be broken", async () => {
  document.body.innerHTML = "<main><img loading=lazy><img loading=eager></main>";
  let broken: () => void = jest.fn();
  document.images[1]!.decode = () => new Promise((_, reject) => (broken = () => reject(new Error())));
  run();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(LONGEST_WAIT_MS - 100);
  expect(started()).toEqual([]);
  broken();
  await Promise.resolve();
  jest.advanceTimersByTime(50);

  expect(started()).toEqual(SOURCES);
});

test("on a page that is loaded already they start once it is painted", () => {
  readyState = "complete";
  run();
  jest.advanceTimersToNextFrame();
  expect(started()).toEqual([]);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);

  expect(started()).toEqual(SOURCES);
});

test("they wait for a slow picture no longer than three seconds", () => {
  run();
  jest.advanceTimersByTime(3_000);

  expect(started()).toEqual(SOURCES);
});

test.each(["pointerdown", "keydown", "touchstart", "focusin", "scroll"])(
  "they start at the first %s",
  (name) => {
    run();
    document.body.dispatchEvent(new Event(name, { bubbles: name !== "scroll" }));

    expect(started()).toEqual(SOURCES);
  },
);

test("they start once, whatever happens afterwards", () => {
  run();
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(LONGEST_WAIT_MS);

  expect(started()).toEqual(SOURCES);
});

describe("a script that waits for the first paint", () => {
  type Paints = { getEntriesByName: (name: string) => object[] };
  let paint: (name: string) => void;

  beforeEach(() => {
    window.PerformanceObserver = class {
      constructor(callback: (paints: Paints) => void) {
        paint = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
      }
      observe = jest.fn();
    } as unknown as typeof PerformanceObserver;
    window.eval(oncePainted("/start.js"));
  });

  test("is asked for when a text or a picture is painted, and not for the background alone", () => {
    paint("first-paint");
    expect(started()).toEqual([]);
    paint("first-contentful-paint");
    expect(started()).toEqual(["/start.js"]);
  });

  test("is asked for after three seconds on a page that is not painted", () => {
    jest.advanceTimersByTime(LONGEST_WAIT_MS - 1);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(["/start.js"]);
  });

  test("is asked for once", () => {
    paint("first-contentful-paint");
    jest.advanceTimersByTime(LONGEST_WAIT_MS);
    expect(started()).toEqual(["/start.js"]);
  });
});
