import { createHash } from "node:crypto";
import { getImageData, type IGatsbyImageData } from "gatsby-plugin-image";

/** The point of a picture that stays in view where it is cut, in per cent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** How a picture is wanted. */
export interface Wanted {
  /** Widths in pixels; none is wider than the picture itself. */
  breakpoints: readonly number[];
  /** Width by height; left out, the picture keeps its own. */
  aspectRatio?: number;
  /** Whether the right-hand part is kept where the picture is cut; else the part with most detail. */
  fromRight?: boolean;
  /** Whether it is cut around the focus that its entry names. */
  fromFocus?: boolean;
  /** How many times larger than that cut the picture is shown, around the same focus; left out, once. */
  zoom?: number;
}

/** A picture file of the site. */
interface PictureFile {
  /** The file's name without its ending. */
  name: string;
  /** Changes when the file does. */
  digest: string;
  width: number;
  height: number;
  format: string;
  focus?: Focus;
}

/** One file to make of a picture, and how: what sharp's `resize` and `toFormat` take. */
export interface Rendition {
  /** Below `public`. */
  file: string;
  /** The part of the picture that is used; left out, all of it. */
  extract?: { left: number; top: number; width: number; height: number };
  resize: { width: number; height: number; position: string };
  format: string;
  options: Record<string, number | boolean>;
}

/**
 * How pictures are encoded. They are soft and dark: at these qualities a 4:5 crop 750 px wide takes 9 to 34 KB as
 * AVIF. Effort 4 makes AVIF files 5 % smaller than effort 3 and takes four times as long, so only the widths that
 * phones load get it. A wide picture on a tablet is shown at its own size, with nothing over it: there the blocks of
 * quality 46 show.
 */
const ENCODINGS: Record<string, (size: { width: number; height: number }) => Rendition["options"]> = {
  jpg: () => ({ quality: 60, progressive: true }),
  png: () => ({ compressionLevel: 9 }),
  webp: () => ({ quality: 42 }),
  avif: ({ width, height }) => ({
    quality: width > height && width >= 1000 && width < 1600 ? 62 : 46,
    effort: width < 1000 ? 4 : 3,
  }),
};

const CENTRE: Focus = { x: 50, y: 50 };

/** The largest part of a picture with these proportions, divided by `zoom`, placed as `object-position` places it. */
function around(
  { x, y }: Focus,
  { width, height }: { width: number; height: number },
  proportions: number,
  zoom: number,
) {
  const part = {
    width: Math.round(Math.min(width, height * proportions) / zoom),
    height: Math.round(Math.min(height, width / proportions) / zoom),
  };
  return {
    left: Math.round(((width - part.width) * x) / 100),
    top: Math.round(((height - part.height) * y) / 100),
    ...part,
  };
}

/** The hash in the address of a made picture: it changes with the original and with how its files are made. */
export const hashOf = (digest: string, how: object): string =>
  createHash("sha256")
    .update(digest + JSON.stringify(how))
    .digest("hex")
    .slice(0, 12);

/**
 * A file's name without characters that end an address in a `srcset` or have a meaning in it, as in `My photo (1)`, and
 * without a dot in front, as hosts hide such files.
 */
const addressable = (name: string): string => name.replace(/[^\w.-]+/g, "-").replace(/^\.+/, "");

/**
 * What a page needs to show a picture file, and the files that have to be made for it. All their names have the same
 * hash: compression cannot shorten different ones, and Home's document names sixty files.
 */
export function filePicture(
  { name, digest, width, height, format, focus = CENTRE }: PictureFile,
  { breakpoints, aspectRatio, fromRight, fromFocus, zoom = 1 }: Wanted,
): { data: IGatsbyImageData; renditions: Rendition[] } {
  const own = format === "png" ? "png" : "jpg";
  const renditions: Rendition[] = [];
  const part = fromFocus && aspectRatio ? around(focus, { width, height }, aspectRatio, zoom) : undefined;
  const imageData = (addressOf: (size: { width: number; height: number }, ending: string) => string) =>
    getImageData({
      baseUrl: name,
      pluginName: "gatsby-plugin-content",
      layout: "fullWidth",
      breakpoints: [...breakpoints],
      aspectRatio: aspectRatio ?? width / height,
      sourceWidth: part?.width ?? width,
      sourceHeight: part?.height ?? height,
      formats: ["auto", "avif", "webp"],
      urlBuilder: (size) => addressOf(size, size.format === "auto" ? own : size.format),
    });
  // The hash in the addresses is that of all renditions, so these are made first.
  imageData((size, ending) => {
    renditions.push({
      file: "",
      ...(part && { extract: part }),
      resize: { width: size.width, height: size.height, position: fromRight ? "right" : "attention" },
      format: ending,
      options: ENCODINGS[ending]?.(size) ?? {},
    });
    return "/";
  });
  const hash = hashOf(digest, renditions);
  const fileOf = (wide: number, ending: string) => `static/${addressable(name)}-${hash}-${wide}.${ending}`;
  for (const one of renditions) one.file = fileOf(one.resize.width, one.format);
  return { data: imageData((size, ending) => `/${fileOf(size.width, ending)}`), renditions };
}
