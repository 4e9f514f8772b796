/** @jest-environment jsdom */
import { navigate, parsePath, withPrefix } from "./no-link";

test.each([
  ["/", { pathname: "/", search: "", hash: "" }],
  ["/services?from=mail#ai", { pathname: "/services", search: "?from=mail", hash: "#ai" }],
  ["/services/ai-&-machine-learning", { pathname: "/services/ai-&-machine-learning", search: "", hash: "" }],
])("%s is taken apart", (path, expected) => {
  expect(parsePath(path)).toEqual(expected);
});

test("a path stays as it is", () => {
  expect(withPrefix("/about")).toBe("/about");
});

const runtime = { loadPage: jest.fn(), navigate: jest.fn() };
const pageOf = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

beforeEach(() => {
  jest.resetAllMocks();
  runtime.loadPage.mockResolvedValue(pageOf("this build"));
  Object.assign(window, {
    ___loader: { loadPage: runtime.loadPage },
    ___navigate: runtime.navigate,
    ___webpackCompilationHash: "this build",
  });
});

test("Gatsby's runtime shows a page once its data is loaded", async () => {
  await navigate("/services?from=mail#ai", { replace: true });
  expect(runtime.loadPage).toHaveBeenCalledWith("/services?from=mail");
  expect(runtime.navigate).toHaveBeenCalledWith("/services?from=mail#ai", { replace: true });
});

test.each([
  ["another link", () => navigate("/contact")],
  ["Back", () => void window.dispatchEvent(new PopStateEvent("popstate"))],
  ["Send", () => void document.body.dispatchEvent(new Event("submit", { bubbles: true }))],
])("after %s, a link that was clicked before no longer navigates", async (_what, act) => {
  const first = navigate("/about");
  await act();
  await first;
  expect(runtime.navigate).not.toHaveBeenCalledWith("/about", undefined);
});

test.each([
  ["of another build", () => Promise.resolve(pageOf("another"))],
  ["that cannot be fetched", () => Promise.resolve({ status: "error" })],
  ["whose script is gone", () => Promise.reject(new Error("We couldn't find the correct component chunk"))],
  ["whose request hangs", () => new Promise(() => undefined)],
])("a page %s is loaded by the browser", async (_what, answer) => {
  jest.useFakeTimers();
  runtime.loadPage.mockImplementation(answer);
  const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const ended = navigate("/about");
  await jest.runAllTimersAsync();
  await ended;
  jest.useRealTimers();
  // jsdom logs this error when a document is left.
  expect(String(complain.mock.calls[0])).toContain("navigation");
  expect(runtime.navigate).not.toHaveBeenCalled();
});
