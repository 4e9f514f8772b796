/** A host of stock photos that pictures may come from as they are, without a copy in this repository. */
export interface StockHost {
  /** What people call it. */
  name: string;
  /** Scheme and host, as browsers and policies name it. */
  origin: string;
  /** What the address of a photo looks like after the host. */
  path: RegExp;
  example: string;
}

/** The hosts that a picture's address may name. */
export const STOCK_HOSTS: readonly StockHost[] = [
  {
    name: "Unsplash",
    origin: "https://images.unsplash.com",
    path: /^\/(photo-|flagged\/photo-|reserve\/)[\w./-]+$/,
    example: "https://images.unsplash.com/photo-1518837695005-2083093ee35b",
  },
  {
    name: "Pexels",
    origin: "https://images.pexels.com",
    path: /^\/photos\/\d+\/[\w.-]+\.(jpe?g|png|webp)$/,
    example: "https://images.pexels.com/photos/189349/pexels-photo-189349.jpeg",
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
