import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { SUFFIX } from "../manifest";
import type { FileRoute, Variant } from "../manifest";
import { chooseVariant, isKnown } from "./negotiate";
import type { Site } from "./site";

/** A file this small is kept in memory from its first request on … */
const KEPT_BYTES = 256 * 1024;

/** … until all kept files together take this much. */
const KEPT_IN_ALL_BYTES = 64 * 1024 * 1024;

/**
 * Answers for whole files out of memory. Pages, scripts and styles are small and asked for again and again; going
 * to the disk for each of them takes several times as long.
 */
export class Memory {
  private readonly bodies = new Map<Variant, Buffer>();
  private readonly wholeHeaders = new Map<Variant, string[]>();
  private readonly knownHeaders = new Map<Variant, string[]>();
  private free = KEPT_IN_ALL_BYTES;

  constructor(private readonly site: Site) {}

  /**
   * Answers a GET or HEAD of a file with 200 or 304, the not-found page with 404.
   * @returns false, with nothing done, if the request wants a part of the file or the file is too large to keep
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    route: FileRoute,
    status: 200 | 404 = 200,
  ): boolean {
    if (request.headers.range !== undefined && status === 200) return false;
    const variant = chooseVariant(route.variants, request.headers["accept-encoding"]);
    const body = this.body(route, variant);
    if (!body) return false;
    const known = status === 200 && isKnown(variant.etag, request.headers["if-none-match"]);
    response.writeHead(known ? 304 : status, this.headersOf(route, variant, known));
    response.end(known || request.method === "HEAD" ? undefined : body);
    return true;
  }

  private body(route: FileRoute, variant: Variant): Buffer | undefined {
    const kept = this.bodies.get(variant);
    if (kept) return kept;
    if (variant.bytes > KEPT_BYTES || variant.bytes > this.free) return undefined;
    try {
      // Once for each file, and small: a promise would cost more than it frees.
      const body = readFileSync(this.site.place(route) + SUFFIX[variant.coding]);
      this.free -= body.length;
      this.bodies.set(variant, body);
      return body;
    } catch {
      return undefined; // the long way tells what is wrong
    }
  }

  /** Names and values take turns, which is how `writeHead` takes them fastest. */
  private headersOf(route: FileRoute, variant: Variant, known: boolean): string[] {
    const headers = known ? this.knownHeaders : this.wholeHeaders;
    let kept = headers.get(variant);
    if (!kept) {
      const common = fileHeaders(this.site, route, variant);
      const whole = { ...common, ...bodyHeaders(route, variant), "content-length": String(variant.bytes) };
      kept = Object.entries(known ? common : whole).flat();
      headers.set(variant, kept);
    }
    return kept;
  }
}

/** What goes with every answer about a file, 304 included (RFC 9110, section 15.4.5). */
export function fileHeaders(site: Site, route: FileRoute, variant: Variant): Record<string, string> {
  return {
    ...site.manifest.headers,
    ...(route.policy && { "content-security-policy": route.policy }),
    "cache-control": route.cache,
    etag: variant.etag,
    ...(route.variants.length > 1 && { vary: "Accept-Encoding" }),
  };
}

/** What goes with a file's content, or with a part of it. */
export function bodyHeaders({ type }: FileRoute, { coding }: Variant): Record<string, string> {
  return {
    "content-type": type,
    "accept-ranges": "bytes",
    ...(coding !== "identity" && { "content-encoding": coding }),
  };
}
