/**
 * What is turned off in Chromium. The browser takes the last such list alone, so Playwright's own comes first. The
 * others are pages of the browser's own: a Chromium with windows loads them behind the address bar of each, which takes
 * a third of a test's time and a core from what is measured.
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
