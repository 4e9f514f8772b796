import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const HOW_TO_GET_ONE =
  "No Chromium found. Do one of these: install your system's package (Debian: apt-get install chromium), " +
  "run npx playwright install chromium, or set CHROMIUM_PATH to the program.";

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH`, a system package, or Playwright's own download.
 * @throws when `CHROMIUM_PATH` names no file, or nothing is found
 */
export function findBrowser(env: NodeJS.ProcessEnv, exists: (path: string) => boolean = existsSync): string {
  const named = env.CHROMIUM_PATH;
  if (named && !exists(named)) throw new Error(`CHROMIUM_PATH=${named} does not exist`);
  const found = named ?? [...KNOWN_PLACES, chromium.executablePath()].find(exists);
  if (!found) throw new Error(HOW_TO_GET_ONE);
  return found;
}

/** Finds a browser; where there is none, root (CI, a container) gets Debian's. */
export function ensureBrowser(env: NodeJS.ProcessEnv): string {
  try {
    return findBrowser(env);
  } catch (error) {
    if (env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw error;
  }
  console.log("Installing Chromium with apt-get …");
  aptGet("update");
  aptGet("install", "--yes", "--no-install-recommends", "chromium");
  return findBrowser(env);
}

function aptGet(...args: string[]): void {
  execFileSync("apt-get", ["-qq", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

if (require.main === module) {
  try {
    console.log(`Browser: ${ensureBrowser(process.env)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
