/** Width classes of the browser's window: the script sends one of them, never the width itself. */
const VIEWPORTS = ["small", "medium", "large"] as const;

/** One view of a page, with nothing in it that belongs to a person. */
export type View = {
  /** Path of the page, decoded, without query and fragment, which may hold what a person typed or clicked. */
  path: string;
  /** Host of the page that led here; empty for none, and for pages of this site. */
  referrer: string;
  viewport: (typeof VIEWPORTS)[number];
};

/** A path of printable ASCII; "\" is left out because browsers never send it. */
const PATH = /^\/[!-[\]-~]{0,511}$/;
/** As browsers give it, with its port; "_" is in the names of some Android apps and subdomains. */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Reads a view from whatever was posted; null if any part of it is not what the script sends. */
export function readView(input: unknown): View | null {
  const { path, referrer, viewport } = Object(input) as Record<string, unknown>;
  if (typeof path !== "string" || !PATH.test(path) || /[?#]/.test(path)) return null;
  if (typeof referrer !== "string" || (referrer !== "" && !HOST.test(referrer))) return null;
  const known = VIEWPORTS.find((name) => name === viewport);
  const decoded = decode(path);
  if (known === undefined || decoded === null) return null;
  return { path: decoded, referrer: referrer.toLowerCase(), viewport: known };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
