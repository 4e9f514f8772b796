import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PageElement, Replacement } from "../html/page-elements";
import type { BuildCache } from "./build-cache";

/** AVIF qualities for a phone's preview, tried in this order until the preview has `SEEN_BYTES`. */
const QUALITIES = [2, 4, 6, 8, 10, 13, 16, 20, 25];

/**
 * The bytes that Chromium asks of a phone's crop to count it as the largest contentful paint: 0.05 bits for each CSS
 * pixel, of which it covers up to 449 × 356. It also asks for no fewer pixels than the sharp picture has.
 * @see https://chromium.googlesource.com/chromium/src/+/main/docs/speed/metrics_changelog/2023_04_lcp.md
 */
const SEEN_BYTES = 1_000;

/** In wide windows no preview has enough bytes for that, so there it only has to look right. */
const WIDE = { width: 320, quality: 5 };

/** Where builds keep previews, below the project's folder. */
export const PREVIEWS = ".cache/previews";

/** Previews by the picture's file: all pages that show it share one. */
const made = new Map<string, Promise<string>>();

/**
 * The replacements that put strongly compressed previews of a page's first picture into its head, one for each crop. A
 * preview is painted with the text; the picture itself, which src/ui/picture.tsx shows above it, may come later. None
 * for a page without a first picture, with one from another host, or with previews already.
 * @param folder where the published files are
 * @param kept the previews of earlier builds
 */
export async function previews(
  html: string,
  elements: readonly PageElement[],
  folder: string,
  kept: BuildCache,
): Promise<Replacement[]> {
  const head = elements.find(({ name }) => name === "head");
  const image = elements.find(
    ({ name, attributes }) => name === "img" && attributes.fetchpriority === "high",
  );
  const picture = elements.find((one) => one.name === "picture" && image && isWithin(image, one));
  if (!head || !image || !picture) return [];
  const crops = elements.filter((one) => isOwnAvif(one) && isWithin(one, picture));
  if (crops.length === 0) return [];
  const rules = await Promise.all(
    // The browser takes the first source that fits, but the last rule.
    crops.toReversed().map(async ({ attributes: { media, srcset = "" } }) => {
      const file = join(folder, decodeURI(smallest(srcset)));
      const preview = await previewOf(file, media ? "upright" : "wide", kept);
      const rule = `img[src="${image.attributes.src}"]{--preview:url(${preview})}`;
      return media ? `@media ${media}{${rule}}` : rule;
    }),
  );
  const end = head.end - "</head>".length;
  const later = html.slice(image.start, image.end).replace(/(?<=fetchpriority=")high/i, "low");
  return [
    { start: end, end, by: `<style>${rules.join("")}</style>` },
    { start: image.start, end: image.end, by: later },
  ];
}

const isWithin = (inner: PageElement, outer: PageElement): boolean =>
  outer.start < inner.start && inner.end <= outer.end;

const isOwnAvif = ({ name, attributes: { type, srcset } }: PageElement): boolean =>
  name === "source" && type === "image/avif" && /^\/(?!\/)/.test(srcset ?? "");

/** The smallest file of a `srcset`: ours name it first. */
const smallest = (srcset: string): string => srcset.split(/\s/, 1)[0]!;

function previewOf(file: string, crop: keyof typeof compressed, kept: BuildCache): Promise<string> {
  const known = made.get(file);
  if (known) return known;
  const picture = readFileSync(file);
  const name = `${createHash("sha256").update(picture).digest("hex")}.${crop}`;
  const preview = kept
    .cached(name, () => compressed[crop](sharp(picture)))
    .then((content) => `data:image/avif;base64,${content.toString("base64")}`);
  made.set(file, preview);
  return preview;
}

const compressed = {
  wide: (picture: Sharp): Promise<Buffer> =>
    avif(picture.resize({ width: WIDE.width, withoutEnlargement: true }), WIDE.quality),

  async upright(picture: Sharp): Promise<Buffer> {
    let content: Buffer = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      content = await avif(picture.clone(), quality);
      if (content.length >= SEEN_BYTES) break;
    }
    return content;
  },
};

const avif = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.avif({ quality, effort: 4, chromaSubsampling: "4:2:0" }).toBuffer();
