import { parse } from "parse5";
import type { DefaultTreeAdapterTypes, Token } from "parse5";

/** An element as it is written in an HTML file; `start` and `end` are offsets into the text. */
export type PageElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly inside it. */
  text: string;
  start: number;
  end: number;
};

/** All elements of a page, in the order in which they start, with those inside `noscript`. */
export function pageElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const collect = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of childNodes) {
      if (!("tagName" in child)) continue;
      // The parser adds elements that are not written, such as tbody.
      if (child.sourceCodeLocation) elements.push(describe(child, child.sourceCodeLocation));
      collect(child);
    }
  };
  collect(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements;
}

function describe(
  { tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element,
  { startOffset: start, endOffset: end }: Token.Location,
): PageElement {
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const text = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  return { name: tagName, attributes, text, start, end };
}

/** A part of a text, and what comes in its place. */
export type Replacement = { start: number; end: number; by: string };

/** The text with parts of it replaced. Parts do not overlap. */
export function replaceParts(text: string, parts: readonly Replacement[]): string {
  return parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, by }) => changed.slice(0, start) + by + changed.slice(end), text);
}
