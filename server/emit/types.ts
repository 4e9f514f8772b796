import { lookup } from "mrmime";

const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

/** The media type that a file's name tells; text is UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Pictures and fonts are compressed by their own formats. */
export function isCompressible(type: string): boolean {
  return TEXT.test(type);
}
