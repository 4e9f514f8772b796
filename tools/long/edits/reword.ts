import { fits, type Schema, type Schemas } from "../../../plugins/gatsby-plugin-content/schema/schema-files";
import { textsOf, type TextValue } from "../../../plugins/gatsby-plugin-content/schema/text-values";

/** Letters and marks of a word that may be turned around: not a placeholder such as `{brand}`. */
const WORD = /^[\p{L}\p{M}]+$/u;

/** Other words of the same length: the last word of each paragraph comes first, and a single word is turned around. */
export function reworded(text: string): string {
  return text
    .split(/(\n\s*\n)/)
    .map(paragraph)
    .join("");
}

function paragraph(text: string): string {
  const words = text.trim().split(/\s+/);
  const [only = ""] = words;
  if (words.length > 1) return capitalised([...words.slice(-1), ...words.slice(0, -1)].join(" "));
  return WORD.test(only) ? capitalised([...only.toLowerCase()].reverse().join("")) : text;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The texts of a file that an editor may reword, in the file's order. Not addresses, which have no maximum length, and
 * not the name that other files quote.
 */
export function wordings(schemas: Schemas, schema: Schema, data: unknown): TextValue[] {
  return textsOf(schemas, schema, data).filter(({ value, schema: ofText }) => {
    const { format, maxLength, plain } = ofText;
    return format === undefined && maxLength !== undefined && !plain && fits(ofText, reworded(value));
  });
}
