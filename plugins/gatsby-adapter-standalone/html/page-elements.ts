import { Parser } from "htmlparser2";

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
  const open: PageElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: "", start: parser.startIndex, end: html.length };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const parent = open.at(-1);
      if (parent) parent.text += text;
    },
    onclosetag() {
      const element = open.pop();
      if (element) element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
}

/** A script of another type holds data, which never runs. */
const JAVASCRIPT = /^(?:module|(?:text|application)\/javascript)?$/i;

/** Whether it is a script whose code is in the page. */
export const isInlineScript = ({ name, attributes: { src, type = "" } }: PageElement): boolean =>
  name === "script" && src === undefined && JAVASCRIPT.test(type.trim());

/** A part of a text, and what comes in its place. */
export type Replacement = { start: number; end: number; by: string };

/** The text with parts of it replaced. Parts do not overlap. */
export function replaceParts(text: string, parts: readonly Replacement[]): string {
  // Of two parts with the same start, the one that is later in the list goes first.
  const ordered = parts.toReversed().toSorted((one, other) => one.start - other.start);
  const ends = [0, ...ordered.map(({ end }) => end)];
  const pieces = ordered.flatMap(({ start, by }, index) => [text.slice(ends[index], start), by]);
  return [...pieces, text.slice(ends.at(-1))].join("");
}
