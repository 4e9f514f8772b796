import { createHash } from "node:crypto";
import type { PageElement, Replacement } from "../html/page-elements";

/** A file of styles: its path on the site, which changes with its content. */
export type StyleFile = { path: string; css: string };

/**
 * Makes a file of the styles at the end of a page's body, which only the parts below its top use: the document gets
 * smaller, and pages share the file. It is asked for early, and waits for nothing that the top needs.
 * @returns nothing for a page without such styles
 */
export function laterStyles(elements: readonly PageElement[]): { parts: Replacement[]; file?: StyleFile } {
  const head = elements.find(({ name }) => name === "head");
  const style = elements.findLast(({ name, attributes }) => name === "style" && "data-styles" in attributes);
  if (!head || !style || style.start < head.end) return { parts: [] };
  const css = style.text;
  const path = `/static/styles-${createHash("sha256").update(css).digest("hex").slice(0, 20)}.css`;
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
    file: { path, css },
  };
}
