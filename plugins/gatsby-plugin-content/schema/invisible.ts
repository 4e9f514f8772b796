/** What writing needs though nobody sees it: soft hyphens, joiners, and what chooses the form of a letter, an emoji or a flag. */
const NEEDED = /[\t\n\r\u0085\u00ad]|\u200c|\u200d|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;

/** Characters that nobody sees or types, as they come along with pasted text or a damaged file. */
export const INVISIBLE = new RegExp(
  `(?!${NEEDED.source})[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\ufffe\\uffff]`,
  "u",
);

/** A text without them; what separates lines or paragraphs becomes a space. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u2028\u2029]/g, " ").replace(new RegExp(INVISIBLE, "gu"), "");
}
