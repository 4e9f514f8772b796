import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import type { FileRoute, Variant } from "../manifest";
import { chooseVariant } from "./negotiate";
import type { Site } from "./built-site";

/** Larger files are not cached. */
const MAX_FILE_BYTES = 256 * 1024;

const MAX_TOTAL_BYTES = 64 * 1024 * 1024;

/** Headers are lists of alternating names and values, which `writeHead` takes fastest. */
type Entry = { body: Buffer; headers: string[]; notModifiedHeaders: string[] };

/** Answers requests for whole small files from memory, which takes a fraction of the time of reading the disk. */
export class FileCache {
  private readonly entries = new Map<Variant, Entry>();

  /** @param free room for cached files, in bytes */
  constructor(
    private readonly site: Site,
    private free = MAX_TOTAL_BYTES,
  ) {}

  /**
   * Answers a GET or HEAD of a file with 200 or 304, the not-found page with 404.
   * @returns false, with nothing done, if a range of the file is asked for or the file is too large
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    route: FileRoute,
    status: 200 | 404 = 200,
  ): boolean {
    const { headers, method } = request;
    if (isRangeWanted(request) && status === 200) return false;
    const variant = chooseVariant(route.variants, headers["accept-encoding"]);
    const entry = this.entries.get(variant) ?? this.load(route, variant);
    if (!entry) return false;
    const isNotModified = status === 200 && fresh(headers, variant);
    if (isNotModified) response.writeHead(304, entry.notModifiedHeaders).end();
    else response.writeHead(status, entry.headers).end(method === "HEAD" ? undefined : entry.body);
    return true;
  }

  private load(route: FileRoute, variant: Variant): Entry | undefined {
    if (variant.bytes > Math.min(MAX_FILE_BYTES, this.free)) return undefined;
    try {
      // Synchronous: it happens once for each file, and files are small.
      const body = readFileSync(this.site.place(route, variant));
      // Another build has taken this one's place.
      if (body.length !== variant.bytes) return undefined;
      const common = fileHeaders(this.site, route, variant);
      const whole = { ...common, ...bodyHeaders(route, variant), "content-length": variant.bytes };
      const entry = { body, headers: list(whole), notModifiedHeaders: list(common) };
      this.free -= body.length;
      this.entries.set(variant, entry);
      return entry;
    } catch {
      return undefined; // Express's file sender says what is wrong.
    }
  }
}

/**
 * Whether one range of a file is asked for: by GET alone (RFC 9110, section 14.2). Several at once, which cost a lot to
 * read and nobody sends but attackers, are ignored, as a server may.
 */
export function isRangeWanted({ headers, method }: IncomingMessage): boolean {
  return method === "GET" && headers.range !== undefined && !headers.range.includes(",");
}

function list(headers: Record<string, string | number>): string[] {
  return Object.entries(headers).flat().map(String);
}

/** The headers of every answer about a file, 304 included (RFC 9110, section 15.4.5). */
export function fileHeaders(site: Site, route: FileRoute, variant: Variant): Record<string, string> {
  return {
    ...site.manifest.headers,
    ...(route.policy && { "content-security-policy": route.policy }),
    "cache-control": route.cache,
    etag: variant.etag,
    ...(route.variants.length > 1 && { vary: "Accept-Encoding" }),
  };
}

/** The further headers of an answer with a file's content or a range of it. */
export function bodyHeaders({ type }: FileRoute, { coding }: Variant): Record<string, string> {
  return {
    "content-type": type,
    "accept-ranges": "bytes",
    ...(coding !== "identity" && { "content-encoding": coding }),
  };
}
