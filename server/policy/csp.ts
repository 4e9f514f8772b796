import { createHash } from "node:crypto";
import { pictureOrigins } from "./picture-origins";

/** What a page needs its policy to allow: inline scripts by their hashes, pictures by the hosts they come from. */
export type Needs = { scripts: readonly string[]; pictures: readonly string[] };

/** A page that states its policy itself, as the editor's does, and is none of the site that visitors walk through. */
export type Stated = { stated: string };

const STATED = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** What the policy of a page that is finished has to allow. */
export function needsOf(html: string): Needs | Stated {
  const [, stated] = STATED.exec(html) ?? [];
  return stated ? { stated } : { scripts: inlineScriptHashes(html), pictures: pictureOrigins(html) };
}

/**
 * The policies of a site's pages, by path. Each page allows its own inline scripts, and the hosts of every page's
 * pictures: whoever goes on from it to another page, which is loaded without a new document, stays under its policy.
 */
export function sitePolicies(pages: ReadonlyMap<string, Needs | Stated>): Map<string, string> {
  const visited = [...pages.values()].filter((needs) => "pictures" in needs);
  const pictures = [...new Set(visited.flatMap((needs) => needs.pictures))].sort();
  const policyOf = (needs: Needs | Stated) =>
    // Who may frame a page cannot be said in the page.
    "stated" in needs
      ? `${needs.stated}; frame-ancestors 'none'`
      : contentSecurityPolicy({ scripts: needs.scripts, pictures });
  return new Map([...pages].map(([path, needs]) => [path, policyOf(needs)]));
}

/** The Content-Security-Policy. Styles may be inline because Emotion writes them so; scripts may not. */
export function contentSecurityPolicy({ scripts, pictures }: Needs): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** A script with a type that is not JavaScript holds data: it never runs, so nothing has to allow it. */
const DATA_TYPE = /\stype=["']?(?!module\b|(?:text|application)\/javascript\b)[^\s"'>]/i;

/** Hashes of the scripts that stand in the HTML itself, each once, in the form that `script-src` takes. */
export function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes),
  );
  return [...new Set(inline.map(([, , code = ""]) => `sha256-${sha256(code)}`))];
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
