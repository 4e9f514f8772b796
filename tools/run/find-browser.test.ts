import { findBrowser } from "./find-browser";

const only =
  (...paths: string[]) =>
  (candidate: string) =>
    paths.includes(candidate);

const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

test.each([
  ["chromium", "CHROMIUM_PATH"],
  ["firefox", "FIREFOX_PATH"],
  ["webkit", "WEBKIT_PATH"],
] as const)("for %s, %s is taken before anything else", (name, variable) => {
  expect(findBrowser(name, { [variable]: "/opt/browser" }, () => true)).toBe("/opt/browser");
});

test("a CHROMIUM_PATH that is set but empty is none", () => {
  expect(findBrowser("chromium", { CHROMIUM_PATH: "" }, only("/usr/bin/chromium"))).toBe("/usr/bin/chromium");
});

test("a CHROMIUM_PATH that is not there is an error, whatever else is", () => {
  expect(() => findBrowser("chromium", { CHROMIUM_PATH: "/opt/chrome" }, only("/usr/bin/chromium"))).toThrow(
    "CHROMIUM_PATH=/opt/chrome does not exist",
  );
});

test.each([
  ["chromium", "/usr/bin/google-chrome"],
  ["firefox", "/usr/bin/firefox"],
] as const)("for %s, a system package is found without being named", (name, path) => {
  expect(findBrowser(name, {}, only(path))).toBe(path);
});

test("WebKit is found where its driver and a screen for it are, too", () => {
  const exists = only(MINI_BROWSER, "/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/xauth");
  expect(findBrowser("webkit", {}, exists)).toBe(MINI_BROWSER);
});

test("WebKit without its driver or a screen is an error that names what is missing", () => {
  expect(() => findBrowser("webkit", {}, only(MINI_BROWSER))).toThrow(
    /^No \/usr\/bin\/WebKitWebDriver, no \/usr\/bin\/xvfb-run, no \/usr\/bin\/xauth found\. .*apt-get install webkit2gtk-driver xvfb/,
  );
});

test.each([
  ["chromium", /No Chromium found.*apt-get install chromium.*playwright install.*CHROMIUM_PATH/],
  ["firefox", /No Firefox found.*apt-get install firefox-esr.*FIREFOX_PATH/],
  ["webkit", /No WebKit's MiniBrowser found.*apt-get install webkit2gtk-driver.*WEBKIT_PATH/],
] as const)("without any %s, the message says how to get one", (name, message) => {
  expect(() => findBrowser(name, {}, () => false)).toThrow(message);
});
