import { renderHook } from "@testing-library/react";
import { useInsights } from "./use-insights";

const PATH = "/insights/script.js";

const scripts = () => [...document.scripts];

const pageIs = (state: DocumentReadyState) =>
  jest.spyOn(document, "readyState", "get").mockReturnValue(state);

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation();
});

afterEach(() => document.head.replaceChildren());

test("loads the script from the configured path, without holding up the page", () => {
  pageIs("complete");
  renderHook(() => useInsights(PATH));
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toHaveAttribute("src", PATH);
  expect(scripts()[0]).toHaveProperty("async", true);
  expect(console.warn).not.toHaveBeenCalled();
});

test("loads it once, however often the page is drawn", () => {
  pageIs("complete");
  const { rerender } = renderHook(() => useInsights(PATH));
  rerender();
  rerender();
  expect(scripts()).toHaveLength(1);
});

test("waits until everything else of the page is loaded", () => {
  pageIs("interactive");
  renderHook(() => useInsights(PATH));
  expect(scripts()).toHaveLength(0);
  window.dispatchEvent(new Event("load"));
  expect(scripts()).toHaveLength(1);
});

test("does not load it for a page that was left before that", () => {
  pageIs("interactive");
  const { unmount } = renderHook(() => useInsights(PATH));
  unmount();
  window.dispatchEvent(new Event("load"));
  expect(scripts()).toHaveLength(0);
});

test("one warning names the path when it cannot be loaded", () => {
  pageIs("complete");
  renderHook(() => useInsights(PATH));
  scripts()[0]?.dispatchEvent(new Event("error"));
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(PATH));
});
