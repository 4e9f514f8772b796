import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

type Cut = {
  /** The font's file below node_modules. */
  source: string;
  /** The characters that are kept, as code points and ranges of them. */
  characters: readonly (number | readonly [first: number, last: number])[];
  weights?: number | { min: number; max: number };
  /** Layout features that are kept; all of them by default, since Arabic letters join by features. */
  features?: string[];
  /** By how much the font is enlarged, if its letters are small beside the other script's. */
  scale?: number;
};

/** Letters, marks and punctuation of Arabic as it is written today, the space included: Arabic words keep their own. */
const ARABIC: Cut["characters"] = [
  0x20,
  0xa0,
  0x60c,
  0x61b,
  0x61f,
  [0x621, 0x63a],
  [0x640, 0x652],
  0x670,
  0x67e,
  0x686,
  0x6a4,
  0x6af,
  [0x200c, 0x200f],
  [0x2066, 0x2069],
];

/**
 * The fonts of the Arabic edition: its own two, and of the Latin fonts the characters that Arabic pages have: digits,
 * names and addresses. The name of each file is its key.
 */
export const CUTS: Readonly<Record<string, Cut>> = {
  "markazi-text-arabic": {
    source: "@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2",
    characters: ARABIC,
    weights: 400,
    scale: 1.24,
  },
  "readex-pro-arabic": {
    source: "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
    characters: ARABIC,
    weights: { min: 350, max: 600 },
  },
  "hedvig-letters-serif-names": {
    source: "@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2",
    characters: characters(" \u00a0!%&()+-./0123456789:@–’«»", ["A", "Z"], ["a", "z"]),
    features: ["kern"],
  },
  "instrument-sans-names": {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    characters: characters("\u00a0©«»–’…", [" ", "~"]),
    weights: { min: 400, max: 600 },
    features: ["kern"],
  },
};

function characters(single: string, ...ranges: [first: string, last: string][]): Cut["characters"] {
  const code = (character: string) => character.codePointAt(0) ?? 0;
  return [...[...single].map(code), ...ranges.map(([first, last]) => [code(first), code(last)] as const)];
}

/** The font with the cut's characters, weights and features alone, as woff2. */
export async function cutFont({ source, characters, weights, features, scale = 1 }: Cut): Promise<Buffer> {
  const codes = characters.flatMap((part) =>
    typeof part === "number" ? part : Array.from({ length: part[1] - part[0] + 1 }, (_, i) => part[0] + i),
  );
  const text = String.fromCodePoint(...codes);
  const font = await subsetFont(readFileSync(join("node_modules", source)), text, {
    targetFormat: "sfnt",
    noHinting: true,
    ...(weights === undefined ? {} : { variationAxes: { wght: weights } }),
    ...(features ? { keepFeatures: features } : {}),
  });
  return subsetFont(scaled(font, scale), text, { targetFormat: "woff2" });
}

const TABLES = 12;
const TABLE_ENTRY = 16;

/**
 * The font drawn larger, by fewer units to the em. CSS has `size-adjust`, but scripts cannot set that in every browser,
 * and pictures drawn at build time have no CSS.
 * @see https://learn.microsoft.com/typography/opentype/spec/head
 */
function scaled(font: Buffer, scale: number): Buffer {
  const larger = Buffer.from(font);
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => TABLES + index * TABLE_ENTRY);
  const entry = entries.find((at) => font.toString("latin1", at, at + 4) === "head");
  if (entry === undefined) throw new Error("The font has no table named head");
  const unitsPerEm = font.readUInt32BE(entry + 8) + 18;
  larger.writeUInt16BE(Math.round(font.readUInt16BE(unitsPerEm) / scale), unitsPerEm);
  return larger;
}

/** The licence of the font, and so of its cut. */
export const licenceOf = ({ source }: Cut): string =>
  readFileSync(join("node_modules", dirname(source), "../LICENSE"), "utf8");
