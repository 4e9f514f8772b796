/**
 * Features that are turned off in Chromium. It uses only the last such list, so Playwright's own are repeated first.
 * The others are the browser's own pages: full Chromium loads them behind the address bar of each window, which takes a
 * third of a test's time, and a core from what is measured.
 */
const OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** How Chromium is started, for tests and for measuring. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", `--disable-features=${OFF.join(",")}`];
