import type { Coding, Variant } from "../manifest";

/** Headers are few and repeat for ever; whoever sends thousands of different ones fills no memory with them. */
const REMEMBERED = 500;
const remembered = new Map<string, (coding: Coding) => number>();

/**
 * The variant of a file that a client wants most (RFC 9110, section 12.5.3); between equals the smallest, which
 * comes first. Without anything acceptable it gets the file as it is.
 * @param header the request's `Accept-Encoding`
 */
export function chooseVariant(
  variants: readonly [Variant, ...Variant[]],
  header: string | undefined,
): Variant {
  const weight = weigher(header ?? "");
  return variants.reduce((best, next) => (weight(next.coding) > weight(best.coding) ? next : best));
}

/**
 * Whether the client has this very content already (RFC 9110, section 13.1.2).
 * @param header the request's `If-None-Match`
 */
export function isKnown(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}

function weigher(header: string): (coding: Coding) => number {
  const known = remembered.get(header);
  if (known) return known;
  const weights = parse(header);
  const weight = (coding: Coding) => {
    const wanted = weights.get(coding) ?? (coding === "identity" ? 0 : weights.get("*")) ?? 0;
    return coding === "identity" ? Math.max(wanted, Number.MIN_VALUE) : wanted;
  };
  if (remembered.size < REMEMBERED) remembered.set(header, weight);
  return weight;
}

function parse(header: string): Map<string, number> {
  const entries = header
    .toLowerCase()
    .split(",")
    .map((part) => {
      const [coding = "", ...parameters] = part.split(";").map((text) => text.trim());
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      const weight = q === undefined ? 1 : Number(q.slice(2));
      return [coding, weight >= 0 && weight <= 1 ? weight : 0] as const;
    });
  return new Map(entries.filter(([coding]) => coding !== ""));
}
