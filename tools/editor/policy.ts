import type { Backend } from "@sveltia/cms";
import { STOCK_HOSTS } from "../content/stock-hosts";

/**
 * The editor's Content-Security-Policy, as a page can state it itself: scripts of ours alone, and no connection but
 * to this site and the repository's host. Unlike the site's pages it may show pictures that are not on the site
 * yet: chosen ones (`blob:`), those of stock-photo hosts, and the portrait of whoever has signed in. Svelte writes
 * styles into elements, so styles may be inline; nothing needs `unsafe-eval`.
 */
export function editorPolicy(backend: Backend): string {
  const { connects, portraits } = hostsOf(backend);
  const pictures = ["'self'", "data:", "blob:", ...STOCK_HOSTS.map(({ origin }) => origin), portraits];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures.join(" ")}`,
    "font-src 'self'",
    `connect-src 'self' data: ${connects}`,
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
