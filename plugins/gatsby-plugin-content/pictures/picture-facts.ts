import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type Sharp from "sharp";

/** What can be measured of a picture; nothing where the file is no picture, or has more pixels than sharp works on. */
export type PictureFacts = { width: number; height: number; bright: number } | "unreadable" | "too large";

/** Measures a picture file. */
export type Measure = (file: string) => Promise<PictureFacts>;

/** A title in `paper` on a pixel lighter than this has a contrast below 3 to 1 (WCAG 2.2, criterion 1.4.3). */
const BRIGHTEST = 0.275;

/** Titles stand at the left, before the half of the picture that holds its subject. */
const TITLE_SHARE = 0.5;

/** The width at which a picture's light pixels are counted: a highlight of a few pixels hides no letter. */
const SAMPLE_WIDTH = 160;

/** Sharp's own limit. */
export const MOST_PIXELS = 0x3fff ** 2;

const CACHE = "node_modules/.cache/content-check/pictures.json";

/**
 * A `Measure` with a cache by the content of files, so that the check stays fast.
 * @param cache the file that keeps the results from one run to the next
 */
export function pictureMeasure(cache = CACHE): Measure {
  const known = read(cache);
  const inThisRun = new Map<string, Promise<PictureFacts>>();

  async function measureFile(file: string): Promise<PictureFacts> {
    const bytes = readFileSync(file);
    // Results of other limits, or from before files were read to their end ("whole"), no longer count.
    const key = `${createHash("sha1").update(bytes).digest("hex")} whole ${BRIGHTEST} ${TITLE_SHARE}`;
    const facts = known[key] ?? (await measured(bytes));
    if (!(key in known)) {
      known[key] = facts;
      write(cache, known);
    }
    return facts;
  }

  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const key = `${file} ${mtimeMs} ${size}`;
    const facts = inThisRun.get(key) ?? measureFile(file);
    inThisRun.set(key, facts);
    return facts;
  };
}

async function measured(bytes: Buffer): Promise<PictureFacts> {
  // Loading sharp takes longer than the rest of the check, and it is seldom needed.
  // Compiled by Gatsby, the module itself is the function; run by tsx, it is the default export.
  const loaded = (await import("sharp")) as { default?: typeof Sharp };
  const sharp = loaded.default ?? (loaded as unknown as typeof Sharp);
  try {
    const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (size.width * size.height > MOST_PIXELS) return "too large";
    // With `extract`, sharp does not read a JPEG at a reduced size, which would not notice that its end is lost.
    const whole = sharp(bytes)
      .rotate()
      .extract({ left: 0, top: 0, ...size });
    const sample = whole.resize({ width: SAMPLE_WIDTH }).flatten().removeAlpha();
    const { data, info } = await sample.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    return { ...size, bright: brightShare(data, info) };
  } catch {
    return "unreadable";
  }
}

type Size = { width: number; height: number; channels: number };

/** The share of pixels, where titles stand, that are too light to read a light title on. */
function brightShare(pixels: Buffer, { width, height, channels }: Size): number {
  const columns = Math.round(width * TITLE_SHARE);
  let bright = 0;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row * width + column) * channels;
      if (luminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > BRIGHTEST) bright++;
    }
  return bright / (columns * height);
}

/** Relative luminance of an sRGB colour (WCAG 2.2, definition). */
export function luminance(red: number, green: number, blue: number): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

type Cache = Record<string, PictureFacts>;

function read(file: string): Cache {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Cache;
  } catch {
    return {};
  }
}

function write(file: string, cache: Cache): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(cache));
  } catch {
    // On a read-only disk everything is measured anew each time.
  }
}
