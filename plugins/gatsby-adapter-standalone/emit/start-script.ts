import { isInlineScript, type PageElement, type Replacement } from "../html/page-elements";
import { minified } from "./inline-scripts";
import { pageFile, type PageFile } from "./page-file";
import { oncePainted, scriptLoader } from "./script-loader";

/** Marks a script of the site that goes into the file, and, in a finished page, the script that asks for the file. */
const MARK = "data-start";

/**
 * Makes a file of the scripts that all pages share: the `scriptLoader` that makes Gatsby's scripts wait for the hero
 * picture, the hash that Gatsby gives the build, and the scripts that the site has marked. A page asks for it once the
 * page is painted. Preloads of scripts, which would compete with the picture, are removed. Other inline scripts stay.
 * @returns no parts and no file for HTML that is not a page of Gatsby's, and for a page that was rewritten before
 * @throws when a page of Gatsby's has no such scripts: this version of Gatsby writes them in another way
 */
export async function startScript(
  elements: readonly PageElement[],
): Promise<{ parts: Replacement[]; file?: PageFile }> {
  const [first, ...others] = elements.filter(isGatsbyScript);
  if (!first) {
    if (!elements.some(isGatsbyRoot) || elements.some(isStart)) return { parts: [] };
    throw new Error("Gatsby's scripts are not where they were: emit/start-script.ts has to follow");
  }
  const sources = [first, ...others].map(({ attributes }) => attributes.src ?? "");
  const own = elements.filter(isOwn);
  const shared = elements.filter(isShared);
  const file = pageFile("start", "js", await minified(joined([scriptLoader(sources), ...textsOf(shared)])));
  // One element: the hash of each takes 54 bytes in the page's policy.
  const inline = await minified(joined([...textsOf(own), oncePainted(file.path)]));
  const removed = [...others, ...own, ...shared, ...elements.filter(isScriptPreload)];
  return {
    parts: [
      { start: first.start, end: first.end, by: `<script ${MARK}>${inline}</script>` },
      ...removed.map(({ start, end }) => ({ start, end, by: "" })),
    ],
    file,
  };
}

const textsOf = (elements: readonly PageElement[]): string[] => elements.map(({ text }) => text);

const joined = (scripts: readonly string[]): string => scripts.join(";\n");

/** Same-origin and `async`; a `nomodule` script is for other browsers. */
function isGatsbyScript({ name, attributes }: PageElement): boolean {
  const isOfSite = /^\/(?!\/)/.test(attributes.src ?? "");
  return name === "script" && isOfSite && "async" in attributes && !("nomodule" in attributes);
}

/** Gatsby's script that is about this page alone: it sets `window.pagePath`. */
const isOwn = ({ attributes }: PageElement): boolean => attributes.id === "gatsby-script-loader";

const isShared = (element: PageElement): boolean =>
  isInlineScript(element) &&
  (MARK in element.attributes || element.text.startsWith("window.___webpackCompilationHash"));

function isScriptPreload({ name, attributes }: PageElement): boolean {
  return name === "link" && attributes.rel === "preload" && attributes.as === "script";
}

function isGatsbyRoot({ attributes }: PageElement): boolean {
  return attributes.id === "___gatsby";
}

function isStart({ attributes }: PageElement): boolean {
  return MARK in attributes;
}
