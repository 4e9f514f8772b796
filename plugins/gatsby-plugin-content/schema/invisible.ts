/** Invisible characters that texts need: line breaks, soft hyphens, joiners, variation selectors and tags of emoji. */
const NEEDED = /[\t\n\r\u0085\u00ad]|\u200c|\u200d|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;

/** Characters that nobody sees or types, as they come along with pasted text or a damaged file. */
export const INVISIBLE = new RegExp(
  `(?!${NEEDED.source})[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\ufffe\\uffff]`,
  "u",
);

/** A text without `INVISIBLE` characters; Unicode's separators of lines and paragraphs become spaces. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u2028\u2029]/g, " ").replace(new RegExp(INVISIBLE, "gu"), "");
}
