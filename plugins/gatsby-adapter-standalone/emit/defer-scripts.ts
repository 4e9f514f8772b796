import type { PageElement, Replacement } from "../html/page-elements";
import { isScriptLoader, scriptLoader } from "./script-loader";

/**
 * What makes the scripts of a page that Gatsby has finished wait for the page's hero picture (see `scriptLoader`), and
 * drops the preloads of scripts that would compete with it. Inline scripts stay where they are, before the loader.
 * Nothing for a file that is no page of Gatsby's, and for a page that was rewritten before.
 * @throws when a page of Gatsby's has no such scripts: this version of Gatsby writes them in another way
 */
export function deferredScripts(elements: readonly PageElement[]): Replacement[] {
  const [first, ...others] = elements.filter(isGatsbyScript);
  if (!first) {
    if (!elements.some(isGatsbyRoot) || elements.some(isLoader)) return [];
    throw new Error("Gatsby's scripts are not where they were: emit/defer-scripts.ts has to follow");
  }
  const sources = [first, ...others].map(({ attributes }) => attributes.src ?? "");
  const removed = [...others, ...elements.filter(isScriptPreload)];
  return [
    replacing(first, `<script>${scriptLoader(sources)}</script>`),
    ...removed.map((element) => replacing(element, "")),
  ];
}

const replacing = ({ start, end }: PageElement, by: string): Replacement => ({ start, end, by });

/** Same-origin and `async`; a `nomodule` script is for other browsers. */
function isGatsbyScript({ name, attributes }: PageElement): boolean {
  const isOwn = /^\/(?!\/)/.test(attributes.src ?? "");
  return name === "script" && isOwn && "async" in attributes && !("nomodule" in attributes);
}

function isScriptPreload({ name, attributes }: PageElement): boolean {
  return name === "link" && attributes.rel === "preload" && attributes.as === "script";
}

function isGatsbyRoot({ attributes }: PageElement): boolean {
  return attributes.id === "___gatsby";
}

function isLoader({ name, text }: PageElement): boolean {
  return name === "script" && isScriptLoader(text);
}
