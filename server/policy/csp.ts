import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of a page whose inline scripts have these hashes.
 * Styles may be inline because Emotion writes them so; scripts may not.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
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
