import { contentSecurityPolicy } from "./csp";

const TWO_YEARS_S = 63_072_000;

/** What a page of ours never asks for, and what no script that got in may ask for either. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * What every answer carries, from every host (OWASP Secure Headers Project; x-xss-protection is off because the
 * filter it switched on made holes of its own). Pages carry a policy of their own in place of this one.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy({ scripts: [], pictures: [] }),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-xss-protection": "0",
};
