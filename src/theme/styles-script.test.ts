import { LONGEST_WAIT_MS, STYLES_SCRIPT } from "./split-styles";

const LINK = "<link data-styles>";

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.innerHTML = "";
});

afterEach(() => jest.useRealTimers());

// As the browser would run it.
const run = () => window.eval(STYLES_SCRIPT) as void;
const link = () => document.querySelector("link");

test("styles whose request hangs are given up, and not before", () => {
  run();
  document.body.innerHTML = LINK;
  jest.advanceTimersByTime(LONGEST_WAIT_MS - 1);
  expect(link()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(link()).toBeNull();
});

test("styles whose link a slow document reaches later are given up, too", () => {
  run();
  jest.advanceTimersByTime(LONGEST_WAIT_MS);
  document.body.innerHTML = LINK;
  jest.advanceTimersByTime(LONGEST_WAIT_MS);
  expect(link()).toBeNull();
});

test("styles that have come stay", () => {
  run();
  document.body.innerHTML = LINK;
  jest.spyOn(link()!, "sheet", "get").mockReturnValue(new CSSStyleSheet());
  jest.advanceTimersByTime(LONGEST_WAIT_MS);
  expect(link()).not.toBeNull();
});
