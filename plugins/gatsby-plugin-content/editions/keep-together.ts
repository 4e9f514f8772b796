/**
 * A right-to-left text with no-break spaces between numbers and what they count, and within ranges (`4 إلى 8`): a number
 * that ends a line is read before the noun it belongs to.
 */
export const keepCounted = (text: string): string =>
  text.replace(/(?<=\d) (?=[\u0600-\u06FF])|(?<=\d[ \u00A0]إلى) (?=\d)/g, "\u00A0");

/** Keys of texts in large type, where a term that is broken across lines is noticed. */
const LARGE = ["heading", "subtitle", "title", "lead", "blurb"];

/** Arabic prepositions, conjunctions and negations: alone at the end of a large line, they make readers stumble. */
const PARTICLE = /(?<=^|\s)([وف]?(?:من|إلى|في|عن|على|مع|بلا|لا|لم|لن|أو)) /g;

/** The text under a key; in large type, with no-break spaces between the words of the terms, and after particles. */
export function keepTogether(text: string, key: string, terms: readonly string[]): string {
  if (!LARGE.includes(key)) return text;
  return terms
    .reduce((whole, term) => whole.replaceAll(term, term.replaceAll(" ", "\u00A0")), text)
    .replace(PARTICLE, "$1\u00A0");
}
