import { scriptLoader } from "./loader";

/** Gatsby's own scripts: same-origin, `async`, nothing in them; a `nomodule` script is another browser's. */
const ASYNC_SCRIPT =
  /<script(?=[^>]*\sasync(?:[\s=>]|$))(?![^>]*\snomodule)[^>]*\ssrc="(\/[^"]*)"[^>]*><\/script>/gi;

const SCRIPT_PRELOAD = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/gi;

/**
 * Makes the scripts of a page that Gatsby has finished wait for the page's hero picture (see `scriptLoader`), and
 * drops the preloads of scripts that would race it. What Gatsby writes inline stays where it is, before them.
 * A page without such scripts, and one that was rewritten before, comes back unchanged.
 */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source = ""]) => source.replaceAll("&amp;", "&"));
  if (sources.length === 0) return html;
  const loader = `<script>${scriptLoader(sources)}</script>`;
  let placed = false;
  return html.replace(SCRIPT_PRELOAD, "").replace(ASYNC_SCRIPT, () => {
    if (placed) return "";
    placed = true;
    return loader;
  });
}
