import { isInlineScript, type PageElement, type Replacement } from "../html/page-elements";
import { minified } from "./inline-scripts";
import { pageFile, type PageFile } from "./page-file";
import { oncePainted, scriptLoader } from "./script-loader";

/** On a script of the site's that goes into the file, and on the finished page's script that asks for the file. */
const MARK = "data-start";

/**
 * Makes a file of the scripts that all pages share: what has Gatsby's own wait for the page's hero picture (see
 * `scriptLoader`), Gatsby's mark of the build, and what the site has marked. A page asks for it once it is painted.
 * Preloads of scripts, which would compete with the picture, go. Other inline scripts stay where they are.
 * @returns nothing for a file that is no page of Gatsby's, and for a page that was rewritten before
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
  // One element: each is 54 bytes of the page's policy.
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

/** What Gatsby says of this page alone. */
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
