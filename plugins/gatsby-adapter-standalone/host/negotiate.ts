import Negotiator from "negotiator";
import type { Coding, Variant } from "../manifest";

/** Our order if the client has no preference: the smallest first. */
const PREFERRED: readonly Coding[] = ["br", "gzip", "identity"];

/** Clients send few different headers. The limit keeps one that sends thousands from filling the memory. */
const MAX_CACHED = 500;
const cached = new Map<string, readonly Coding[]>();

/**
 * The variant of a file that a client prefers (RFC 9110, section 12.5.3). Without an acceptable one, it gets the
 * file as it is.
 * @param header the request's `Accept-Encoding`
 */
export function chooseVariant(variants: readonly [Variant, ...Variant[]], header = ""): Variant {
  for (const coding of acceptedCodings(header)) {
    const variant = variants.find((one) => one.coding === coding);
    if (variant) return variant;
  }
  return variants.at(-1)!;
}

function acceptedCodings(header: string): readonly Coding[] {
  const known = cached.get(header);
  if (known) return known;
  const request = { headers: { "accept-encoding": header } };
  const codings = new Negotiator(request).encodings(PREFERRED, { preferred: PREFERRED });
  if (cached.size < MAX_CACHED) cached.set(header, codings);
  return codings;
}
