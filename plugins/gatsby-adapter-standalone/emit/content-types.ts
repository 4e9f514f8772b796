import { lookup } from "mrmime";

const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

/** The media type of a file by its name; text is UTF-8. mrmime does not know `.ico`. */
export function contentType(path: string): string {
  const type = lookup(path) ?? (path.endsWith(".ico") ? "image/x-icon" : "application/octet-stream");
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file gets smaller by compression: text does; pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return TEXT.test(type);
}

export function isHtml(type: string): boolean {
  return type.startsWith("text/html");
}
