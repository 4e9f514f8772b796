import { fallbackFace, type WebFont } from "./font-face";
import hedvig from "./fonts/hedvig-letters-serif-names.woff2";
import instrument from "./fonts/instrument-sans-names.woff2";
import markazi from "./fonts/markazi-text-arabic.woff2";
import readex from "./fonts/readex-pro-arabic.woff2";
import { color, media } from "./tokens";

/**
 * Spaces come from the Arabic fonts, too: Latin spaces would tear the lines apart. Digits and Latin letters come from
 * the Latin fonts, although the Arabic ones have a few.
 */
const unicodeRange = "U+20, U+A0, U+600-6FF, U+200C-200F, U+2066-2069";

/** Made by tools/fonts/fonts.ts, smaller than the originals. */
export const arabicFonts: readonly WebFont[] = [
  { family: "Markazi Text", weight: "400", url: markazi, unicodeRange },
  { family: "Readex Pro", weight: "350 600", url: readex, unicodeRange },
  { family: "Hedvig Letters Serif", weight: "400", url: hedvig },
  { family: "Instrument Sans", weight: "400 600", url: instrument },
];

/**
 * Fallback fonts for Android and Linux. Where no font that is named has Arabic letters, browsers look for one letter by
 * letter, which doubles the time of a page's first layout; Times New Roman and Arial have them.
 */
const fallbackFaces = [
  { family: "Markazi Fallback", local: "Noto Naskh Arabic", size: 111.3, ascent: 93.5, descent: 40.2 },
  { family: "Markazi Fallback Linux", local: "DejaVu Sans", size: 89, ascent: 116.9, descent: 50.3 },
  { family: "Readex Fallback", local: "Noto Sans Arabic", size: 109, ascent: 91.7, descent: 22.9 },
  { family: "Readex Fallback Linux", local: "DejaVu Sans", size: 100, ascent: 100, descent: 25 },
]
  .map(({ family, local, ...metrics }) => fallbackFace(family, [local], metrics, unicodeRange))
  .join("");

/**
 * The type levels (type.ts) for Arabic, and the layout values that follow from them. At line heights below 1.44, dots
 * below a line meet marks above the next one; tracking tears joined letters.
 */
export const arabicStyles = `
  ${fallbackFaces}
  :root:lang(ar) {
    --serif: "Markazi Text", "Hedvig Letters Serif", "Markazi Fallback", "Markazi Fallback Linux", "Hedvig Fallback",
      "Hedvig Fallback Android", serif;
    --sans: "Readex Pro", "Instrument Sans", "Readex Fallback", "Readex Fallback Linux", "Instrument Fallback",
      "Instrument Fallback Android", system-ui, sans-serif;
    /* A line through a word would hide in the stroke that joins its letters. */
    --gone: none;
    --struck: underline wavy 1px ${color.bronze};
    --tracking: 0; --word-space: 0; --first-line: 0.75em;
    --serif-line: 1.44; --sub-line: 1.45; --story-line: 1.55;
    --sans-line: 1.75; --body-line: 1.8; --label-line: 1.45; --small-weight: 400;
    /* In order of rank: on tablets a section's heading would otherwise be larger than the hero's line. */
    --h1: min(clamp(2.25rem, 1.5rem + 3.3vw, 4.25rem), 13vw); --h1-measure: 12em;
    --h2: min(clamp(2.125rem, 1rem + 2.9vw, 4rem), 10.8vw);
    --branch: clamp(2rem, 0.35rem + 2.7vw, 2.75rem);
    --claim: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
    --hero-line: 2.25rem; --hero-measure: 13em;
    /* On one line beside the banner's button. */
    --promo-title: clamp(0.8125rem, 4.2vw, 1.125rem);
    /* Widths that keep labels, terms and the last day of a use on one line. */
    --process-label: 96px; --notes-term: 150px;
    --rights-use: 12.25rem; --rights-day: 12.25rem; --rights-beside: 11em;
  }
  ${media.sm} { :root:lang(ar) { --hero-line: clamp(2.75rem, 0.6rem + 4vw, 4rem); } }
  /* Keeps the heading clear of the subject of the header's picture. */
  ${media.lg} { :root:lang(ar) { --h1-measure: 10em; } }
  :root:lang(ar) body { font-weight: 350; }
  /* Latin text has Latin spaces. */
  :root:lang(ar) [dir="ltr"] { font-family: "Instrument Sans", "Instrument Fallback", "Instrument Fallback Android", sans-serif; }
  :root:lang(ar) dd [dir="ltr"] { font-family: "Hedvig Letters Serif", "Hedvig Fallback", "Hedvig Fallback Android", serif; }
  :root:lang(ar) { quotes: "«" "»" "“" "”"; }
  /* Smaller than Latin pages, because Arabic lines are higher, and a service must not take a third page. */
  ${media.print} { :root:lang(ar) #___gatsby { zoom: 0.66; } }
  /* The longest service's name fits into half a row. */
  :root:lang(ar) select { font-size: 1rem; }
`;
