import { contentSecurityPolicy } from "./csp";

const TWO_YEARS_S = 63_072_000;

/**
 * Browser features that the site does not use, so that an injected script cannot use them either: those that reach a
 * device, a location, a motion sensor or a payment. Not all of OWASP's list, since every document carries these bytes.
 */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * The headers of every answer, on every host (OWASP Secure Headers Project; `x-xss-protection` is off because old
 * browsers' filters had holes of their own). Pages have their own policy in place of this one.
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
