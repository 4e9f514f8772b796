/** @jest-environment node */
import { findBrowser } from "./browser";

const only = (path: string) => (candidate: string) => candidate === path;

test("CHROMIUM_PATH is taken before anything else", () => {
  expect(findBrowser({ CHROMIUM_PATH: "/opt/chrome" }, () => true)).toBe("/opt/chrome");
});

test("a CHROMIUM_PATH that is not there is an error, whatever else is", () => {
  expect(() => findBrowser({ CHROMIUM_PATH: "/opt/chrome" }, only("/usr/bin/chromium"))).toThrow(
    "CHROMIUM_PATH=/opt/chrome does not exist",
  );
});

test("a system package is found without being named", () => {
  expect(findBrowser({}, only("/usr/bin/google-chrome"))).toBe("/usr/bin/google-chrome");
});

test("without any, the message says how to get one", () => {
  expect(() => findBrowser({}, () => false)).toThrow(
    /apt-get install chromium.*playwright install.*CHROMIUM_PATH/,
  );
});
