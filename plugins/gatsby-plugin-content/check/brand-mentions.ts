import { distance } from "fastest-levenshtein";
import { BRAND } from "../schema/brand";
import type { Messages } from "./problem";

/** Shorter names look like too many other words. */
const LEAST_LETTERS = 5;

/**
 * The company's name where it is spelled out, with whatever capitals, and words that look like it.
 * @param nouns words in small letters that are spelled like the name and mean something of their own
 */
export function onBrand(text: string, brand: string, nouns: readonly string[]): Messages | undefined {
  const words = wordsIn(text, brand);
  if (words.includes(brand))
    return {
      message: "The company's name is spelled out here.",
      hint: `Write ${BRAND} instead of ${brand}.`,
    };
  const other = words.find((word) => !nouns.includes(word));
  if (other !== undefined) {
    const hint = `Write ${BRAND}, which becomes ${brand}.`;
    return { message: `The company's name is not written ${other}.`, hint };
  }
  const near = text.match(/\p{L}+/gu)?.find((word) => isNear(word, brand));
  return near === undefined
    ? undefined
    : {
        severity: "advice",
        message: `"${near}" looks like the company's name.`,
        hint: `If it is meant, write ${BRAND}, which becomes ${brand}.`,
      };
}

/** The name wherever it is a word of its own, as it is written there. */
function wordsIn(text: string, brand: string): string[] {
  const escaped = brand.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return text.match(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "giu")) ?? [];
}

/** Whether a word differs from the name in one letter, and starts with a capital as names do. */
function isNear(word: string, brand: string): boolean {
  const isName = brand.length >= LEAST_LETTERS && word.startsWith(brand.charAt(0).toUpperCase());
  return isName && distance(word.toLowerCase(), brand.toLowerCase()) === 1;
}
