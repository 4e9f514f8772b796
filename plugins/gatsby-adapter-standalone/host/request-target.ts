/** What a request asks for: the decoded path, and the query with its question mark. */
export type Target = { path: string; search: string };

/** Proxies send the whole address, which a server has to accept (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** An encoded slash, backslash or NUL, and characters that have to be encoded. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /%(?:2f|5c|00)|[\\\u0000-\u0020\u007f]/i;

/**
 * Parses a request's target.
 * @returns undefined if it is malformed: no path, bad percent-encoding, dot segments, encoded separators
 */
export function readTarget(url: string): Target | undefined {
  const [raw = "", ...query] = (url.replace(ORIGIN, "") || "/").split("?");
  if (!raw.startsWith("/") || raw.includes("#") || FORBIDDEN.test(raw)) return undefined;
  const path = decode(raw);
  if (path === undefined || /\/\.{1,2}(?:\/|$)/.test(path)) return undefined;
  return { path, search: query.length > 0 ? `?${query.join("?")}` : "" };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
