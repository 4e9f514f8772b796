import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { install, mayInstall } from "./apt-get";

type Browser = {
  title: string;
  /** The variable that names the program where it is in none of the known places. */
  variable: string;
  places: readonly string[];
  /** Other programs that it cannot be driven without. */
  needs: readonly string[];
  /** Debian's packages. Where there are several sets, the first that can be installed is enough. */
  packages: readonly (readonly string[])[];
  otherWays: string;
};

const LIBRARIES = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];

/** The site's fallback fonts are measured against Arial and Times, whose metrics these have. */
const FONTS = { folder: "/usr/share/fonts/truetype/liberation", packages: ["fonts-liberation"] };

/** Chromium as people have it. */
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
  needs: [],
  packages: [["chromium", ...FONTS.packages]],
  otherWays: "run npx playwright install chromium, or ",
} satisfies Browser;

const BROWSERS = {
  /** With a back-forward cache, and as fast as visitors' own. */
  chrome: CHROME,
  /** Without windows where that is there: tests take two thirds of the time. */
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
    needs: [],
    packages: [["firefox-esr"]],
    otherWays: "",
  },
  webkit: {
    title: "WebKit's MiniBrowser",
    variable: "WEBKIT_PATH",
    places: ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].flatMap((version) =>
      LIBRARIES.map((folder) => `${folder}/${version}/MiniBrowser`),
    ),
    needs: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/xauth"],
    packages: [["webkit2gtk-driver", "xvfb", "xauth"]],
    otherWays: "",
  },
} satisfies Record<string, Browser>;

export type BrowserName = keyof typeof BROWSERS;

/**
 * The path of a browser on this machine: what its variable (`CHROMIUM_PATH`, `FIREFOX_PATH`, `WEBKIT_PATH`) names,
 * a system package, or, for Chromium, Playwright's own download.
 * @throws when the variable names no file, or nothing is found
 */
export function findBrowser(
  name: BrowserName,
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string {
  const { title, variable, places, needs, packages, otherWays }: Browser = BROWSERS[name];
  const named = env[variable];
  if (named && !exists(named)) throw new Error(`${variable}=${named} does not exist`);
  const found = named ?? places.find(exists);
  const missing = needs.filter((path) => !exists(path));
  if (found && missing.length === 0) return found;
  throw new Error(
    `No ${found ? missing.join(", no ") : title} found. Install your system's package ` +
      `(Debian: apt-get install ${packages.map((set) => set.join(" ")).join(", or ")}), ${otherWays}or set ${variable} to the program.`,
  );
}

/** Finds a browser; where there is none, root (CI, a container) gets Debian's, and its fonts. */
export function ensureBrowser(name: BrowserName, env: NodeJS.ProcessEnv): string {
  const { title, variable, packages } = BROWSERS[name];
  try {
    const found = findBrowser(name, env);
    if (mayInstall() && !existsSync(FONTS.folder)) install("fonts", FONTS.packages);
    return found;
  } catch (error) {
    if (env[variable] || !mayInstall()) throw error;
  }
  installFirst(title, packages);
  return findBrowser(name, env);
}

/** @throws when none of the sets can be installed */
function installFirst(title: string, [packages = [], ...others]: Browser["packages"]): void {
  try {
    install(title, packages);
  } catch (error) {
    if (others.length === 0) throw error;
    installFirst(title, others);
  }
}

/** `find-browser.ts [chrome|chromium|firefox|webkit]…`; Chromium if none is named. */
if (require.main === module) {
  const names = process.argv.slice(2) as BrowserName[];
  try {
    for (const name of names.length > 0 ? names : (["chromium"] as const)) {
      console.log(`Browser: ${ensureBrowser(name, process.env)}`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
