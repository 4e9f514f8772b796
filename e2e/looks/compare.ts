import { expect } from "@playwright/test";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { keptIn, RENEWS, show } from "./kept";

/** This many pixels may differ, besides the edges of letters, which browser versions draw a little differently. */
const TOLERATED_PIXELS = 200;

/** Small files, and the same pixels give the same bytes. */
const FORMAT = { quality: 25, effort: 6 };

export const pictures = keptIn("pictures");

/** Compares a screen with its stored picture, and fails if they differ; when renewing, stores the new one instead. */
export async function expectLook(name: string, screenshot: Buffer): Promise<void> {
  const file = `${name}.webp`;
  const now = await sharp(screenshot).webp(FORMAT).toBuffer();
  const kept = pictures.read(file);
  const { differing, sheet } = kept
    ? await compare(kept, now)
    : { differing: Number.POSITIVE_INFINITY, sheet: now };
  if (differing <= TOLERATED_PIXELS) return;
  const shown = show(file, sheet);
  if (RENEWS) {
    console.log(`Renewed: ${name}. Old, new and difference: ${shown}`);
    pictures.write(file, now);
    return;
  }
  expect(differing, `${name}: see ${shown}, or renew with LOOKS=renew`).toBeLessThanOrEqual(TOLERATED_PIXELS);
}

/** The number of pixels that differ, and a sheet with the old picture, the new one and the difference. */
async function compare(kept: Buffer, now: Buffer): Promise<{ differing: number; sheet: Buffer }> {
  const sizes = await Promise.all([kept, now].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixelsOf = (picture: Buffer, index: number) =>
    sharp(picture)
      .ensureAlpha()
      .extend({
        right: width - (sizes[index]?.width ?? 0),
        bottom: height - (sizes[index]?.height ?? 0),
        background: "#f0f",
      })
      .raw()
      .toBuffer();
  const [old, fresh] = await Promise.all([pixelsOf(kept, 0), pixelsOf(now, 1)]);
  const difference = Buffer.alloc(old.length);
  const differing = pixelmatch(old, fresh, difference, width, height, { threshold: 0.2 });
  const raw = { width, height, channels: 4 } as const;
  const sheet = await sharp({
    create: { width: 3 * width + 40, height, channels: 4, background: "#fff" },
  })
    .composite(
      [old, fresh, difference].map((input, index) => ({ input, raw, left: index * (width + 20), top: 0 })),
    )
    .webp()
    .toBuffer();
  return { differing, sheet };
}
