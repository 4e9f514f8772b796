import type { PageElement, Replacement } from "../html/page-elements";
import { pageFile, type PageFile } from "./page-file";

/**
 * Makes a file of the styles at the end of a page's body, which only the parts below its top use: the document gets
 * smaller, and pages share the file. It is preloaded early, at low priority, so that it delays nothing of the top.
 * @returns nothing for a page without such styles
 */
export function laterStyles(elements: readonly PageElement[]): { parts: Replacement[]; file?: PageFile } {
  const head = elements.find(({ name }) => name === "head");
  const style = elements.findLast(({ name, attributes }) => name === "style" && "data-styles" in attributes);
  if (!head || !style || style.start < head.end) return { parts: [] };
  const file = pageFile("styles", "css", style.text);
  const { path } = file;
  const end = head.end - "</head>".length;
  return {
    parts: [
      { start: end, end, by: `<link rel="preload" as="style" href="${path}" fetchpriority="low">` },
      {
        start: style.start,
        end: style.end,
        by: `<link rel="stylesheet" href="${path}" fetchpriority="low" data-styles>`,
      },
    ],
    file,
  };
}
