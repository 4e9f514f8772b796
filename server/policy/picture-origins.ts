const PICTURE = /<(?:img|source)\b[^>]*>/gi;
const ADDRESS = /\ssrc(?:set)?="([^"]*)"/gi;

/** The other hosts that pictures of a page come from, as origins, each once and in order. */
export function pictureOrigins(html: string): string[] {
  const addresses = [...html.matchAll(PICTURE)].flatMap(([element]) =>
    [...element.matchAll(ADDRESS)].flatMap(([, value = ""]) => value.match(/https?:\/\/[^\s,/?#]+/g) ?? []),
  );
  return [...new Set(addresses)].sort();
}
