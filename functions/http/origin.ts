import type { IncomingMessage } from "node:http";

/** What a browser says in `Sec-Fetch-Site` when a page of ours, or the visitor directly, made the request. */
const OWN = ["same-origin", "none"];

/**
 * Whether another site's page made the request (OWASP, cross-site request forgery: Fetch Metadata, then Origin).
 * Current browsers say so themselves; of older ones only the origin is known, which has to be the host that was
 * asked or the site's own address, as a proxy may have changed the former. Programs that are no browser say
 * nothing and pass: nobody can be tricked into running one.
 */
export function isCrossSite(request: IncomingMessage, siteUrl: string): boolean {
  const { host, origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined) return !OWN.includes(String(site));
  if (origin === undefined) return false;
  const from = URL.canParse(origin) ? new URL(origin).host : "";
  return from === "" || (from !== host && from !== new URL(siteUrl).host);
}
