import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { install, mayInstall } from "./apt-get";
import { ensureProgram, findProgram, runFinder, type Program } from "./find-program";

const LIBRARIES = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];

/** These have the metrics of Arial and Times, for which the site's fallback fonts are adjusted. */
const FONTS = { folder: "/usr/share/fonts/truetype/liberation", packages: ["fonts-liberation"] };

/** Full Chromium, as people have it. */
const CHROME = {
  title: "Chromium",
  variable: "CHROMIUM_PATH",
  places: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    chromium.executablePath(),
  ],
  packages: [["chromium", ...FONTS.packages]],
  otherWays: ", run npx playwright install chromium",
} satisfies Program;

const BROWSERS = {
  /** Full Chromium: with a back-forward cache, and as fast as visitors' browsers. */
  chrome: CHROME,
  /** The headless build where there is one: tests take two thirds of the time. */
  chromium: {
    ...CHROME,
    places: ["/usr/bin/chromium-headless-shell", ...CHROME.places],
    packages: [["chromium-headless-shell", ...FONTS.packages], ...CHROME.packages],
  },
  firefox: {
    title: "Firefox",
    variable: "FIREFOX_PATH",
    places: [
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
    packages: [["firefox-esr"]],
  },
  webkit: {
    title: "WebKit's MiniBrowser",
    variable: "WEBKIT_PATH",
    places: ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].flatMap((version) =>
      LIBRARIES.map((folder) => `${folder}/${version}/MiniBrowser`),
    ),
    needs: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/xauth"],
    packages: [["webkit2gtk-driver", "xvfb", "xauth"]],
  },
} satisfies Record<string, Program>;

export type BrowserName = keyof typeof BROWSERS;

/** The path of a browser on this machine, as `findProgram` finds it; of Chromium also Playwright's own download. */
export function findBrowser(
  name: BrowserName,
  env: NodeJS.ProcessEnv,
  exists?: (path: string) => boolean,
): string {
  return findProgram(BROWSERS[name], env, exists);
}

/** `find-browser.ts [chrome|chromium|firefox|webkit]…`; Chromium if none is named. Root gets the fonts as well. */
if (require.main === module) {
  runFinder(() => {
    const names = process.argv.slice(2) as BrowserName[];
    for (const name of names.length > 0 ? names : (["chromium"] as const))
      console.log(`Browser: ${ensureProgram(BROWSERS[name], process.env)}`);
    if (mayInstall() && !existsSync(FONTS.folder)) install("fonts", FONTS.packages);
  });
}
