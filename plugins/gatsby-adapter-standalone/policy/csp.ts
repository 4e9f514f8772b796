import { createHash } from "node:crypto";
import { isInlineScript, type PageElement } from "../html/page-elements";
import { pictureOrigins } from "./picture-origins";

/** What a page's policy has to allow: inline scripts by their hashes, pictures by their hosts. */
export type CspSources = { scripts: readonly string[]; pictures: readonly string[] };

/** The policy that a page declares itself, as the editor's does. */
export type DeclaredPolicy = { declared: string };

/** The sources of a page with these elements, or the policy it declares in a `meta` element. */
export function cspSourcesOf(elements: readonly PageElement[]): CspSources | DeclaredPolicy {
  const meta = elements.find(
    ({ name, attributes }) =>
      name === "meta" && attributes["http-equiv"]?.toLowerCase() === "content-security-policy",
  );
  return meta
    ? { declared: meta.attributes.content ?? "" }
    : { scripts: inlineScriptHashes(elements), pictures: pictureOrigins(elements) };
}

/**
 * The policies of a site's pages, by path. Each page allows its own inline scripts and the hosts of every page's
 * pictures, because navigation inside the site keeps the document, and with it the first page's policy.
 */
export function sitePolicies(pages: ReadonlyMap<string, CspSources | DeclaredPolicy>): Map<string, string> {
  const pictures = [...pages.values()].flatMap((page) => ("pictures" in page ? page.pictures : []));
  const shared = [...new Set(pictures)].sort();
  const policyOf = (page: CspSources | DeclaredPolicy) =>
    // A meta element cannot set frame-ancestors.
    "declared" in page
      ? `${page.declared}; frame-ancestors 'none'`
      : contentSecurityPolicy({ scripts: page.scripts, pictures: shared });
  return new Map([...pages].map(([path, page]) => [path, policyOf(page)]));
}

/**
 * The Content-Security-Policy. Styles may be inline because Emotion writes them so; scripts may not.
 *
 * `default-src` is for two kinds of request; all others have a directive of their own. CSP has no directive for
 * prefetches, which Gatsby makes for page data, and Firefox applies `default-src` to them. CSP has one for the
 * manifest, but WebKitGTK does not know it and complains.
 */
export function contentSecurityPolicy({ scripts, pictures }: CspSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Hashes of the inline scripts, each once and sorted, in the form that `script-src` takes. */
function inlineScriptHashes(elements: readonly PageElement[]): string[] {
  const hashes = elements.filter(isInlineScript).map(({ text }) => `sha256-${sha256(text)}`);
  return [...new Set(hashes)].sort();
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
