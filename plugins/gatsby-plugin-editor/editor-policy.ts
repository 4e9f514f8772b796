import type { Backend } from "@sveltia/cms";

/**
 * The editor's Content-Security-Policy, for a `meta` element: only scripts of this site, and connections only to this
 * site and the repository's host. Unlike the site's pages, the editor shows pictures that are not published yet:
 * chosen files (`blob:`, which it also reads), photos of other hosts, and the portrait of the person who has signed in.
 * Styles may be inline because Svelte writes them so.
 * @param pictureOrigins hosts of photos that content may name
 */
export function editorPolicy(backend: Backend, pictureOrigins: readonly string[]): string {
  const { connects, portraits } = hostsOf(backend);
  const pictures = ["'self'", "data:", "blob:", ...pictureOrigins, portraits];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures.join(" ")}`,
    "font-src 'self'",
    `connect-src 'self' data: blob: ${connects}`,
    "manifest-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

function hostsOf(backend: Backend): { connects: string; portraits: string } {
  if (backend.name === "github")
    return { connects: "https://api.github.com", portraits: "https://avatars.githubusercontent.com" };
  const origin = ("base_url" in backend && backend.base_url) || "https://gitlab.com";
  return { connects: origin, portraits: origin };
}
