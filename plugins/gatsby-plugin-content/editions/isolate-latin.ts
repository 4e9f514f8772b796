/** A letter or digit as Latin texts have them, and signs that stand between two of these in a word or an address. */
const LETTER = String.raw`[\p{Script=Latin}\u0300-\u036F\d]`;
const SIGN = String.raw`[!-\/:-@\[-\x60|~–—’×]`;

/** A Latin word, a number or an address, with a sign in front of it (.NET, +971, /ar) or after it (C++, 25%). */
const WORD = String.raw`(?:(?<![\p{L}\d])[+\-−±#@$€£./])?${LETTER}(?:${SIGN}{0,3}${LETTER})*[%°+#]*`;
const PLACEHOLDER = String.raw`\{[^{}]*\}`;
const RUN = new RegExp(`(${PLACEHOLDER})|${WORD}(?:[ \u00A0]${WORD})*`, "gu");

/** A run that needs no isolation, whatever is around it: a number, also 1.2, 9:00 or 0412/07. */
const NUMBER = /^\d+([.,:/]\d+)*$/;

/** A Latin text that needs no isolation: it begins and ends with a letter or digit, or is a single character. */
const BARE = /^[\p{L}\d].*[\p{L}\d]$|^.$/u;

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;

/**
 * A right-to-left text in which every Latin word, address and number with a sign is isolated (UAX 9: left-to-right
 * isolate), so that neither it nor what is beside it is shown in the wrong order. A text that is all Latin, as
 * inherited ones are, stays as it is.
 */
export function isolateLatin(text: string): string {
  return text.replace(RUN, (run: string, placeholder?: string) => {
    const standsAlone = !RIGHT_TO_LEFT.test(text) && (run !== text || BARE.test(run));
    const isSafe = placeholder !== undefined || NUMBER.test(run) || standsAlone;
    return isSafe ? run : `\u2066${run}\u2069`;
  });
}
