import type { Focus } from "./file-picture";

/** The size a picture is wanted in, in pixels, and which part is kept where it is cut: the right, or what is in focus. */
export type PictureSize = { width: number; height: number; fromRight: boolean; focus?: Focus; zoom?: number };

export type PictureFormat = "auto" | "avif" | "webp";

/** A host of stock photos that pictures may come from as they are, without a copy in this repository. */
export interface StockHost {
  /** What people call it. */
  name: string;
  /** Scheme and host, as browsers and policies name it. */
  origin: string;
  /** What the address of a photo looks like after the host. */
  path: RegExp;
  example: string;
  /** What it can turn a photo into, besides what every browser shows. */
  formats: Exclude<PictureFormat, "auto">[];
  /** The parameters that make it resize a photo. */
  parameters: (size: PictureSize, format: PictureFormat) => Record<string, string>;
}

/** The hosts that a picture's address may name. */
export const STOCK_HOSTS: readonly StockHost[] = [
  {
    name: "Unsplash",
    origin: "https://images.unsplash.com",
    path: /^\/(photo-|flagged\/photo-|reserve\/)[\w./-]+$/,
    example: "https://images.unsplash.com/photo-1518837695005-2083093ee35b",
    formats: ["avif", "webp"],
    // https://unsplash.com/documentation#dynamically-resizable-images
    parameters: ({ width, height, fromRight, focus, zoom = 1 }, format) => ({
      w: String(width),
      h: String(height),
      fit: "crop",
      ...(focus
        ? { crop: "focalpoint", "fp-x": String(focus.x / 100), "fp-y": String(focus.y / 100) }
        : { crop: fromRight ? "right" : "entropy" }),
      ...(focus && zoom > 1 && { "fp-z": String(zoom) }),
      fm: format === "auto" ? "jpg" : format,
      q: "60",
    }),
  },
  {
    name: "Pexels",
    origin: "https://images.pexels.com",
    path: /^\/photos\/\d+\/[\w.-]+\.(jpe?g|png|webp)$/,
    example: "https://images.pexels.com/photos/189349/pexels-photo-189349.jpeg",
    // No other format and no choice of what is cut away is documented: https://www.pexels.com/api/documentation
    formats: [],
    parameters: ({ width, height }) => ({
      auto: "compress",
      cs: "tinysrgb",
      fit: "crop",
      w: String(width),
      h: String(height),
    }),
  },
];

/** Whether a picture is named by an address rather than by a file. */
export function isRemote(image: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(image);
}

/** The host that an address belongs to, or undefined when it is none of ours or no address. */
export function stockHostOf(image: string): StockHost | undefined {
  const url = urlOf(image);
  return STOCK_HOSTS.find(({ origin }) => origin === url?.origin);
}

/** An address taken apart, or undefined when it is not well-formed. */
export function urlOf(image: string): URL | undefined {
  return URL.canParse(image) ? new URL(image) : undefined;
}
