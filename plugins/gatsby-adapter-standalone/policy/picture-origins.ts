import type { PageElement } from "../html/page-elements";

/** The other hosts that pictures of a page come from, as origins, each once and sorted. */
export function pictureOrigins(elements: readonly PageElement[]): string[] {
  const addresses = elements
    .filter(({ name }) => name === "img" || name === "source")
    .flatMap(
      ({ attributes: { src = "", srcset = "" } }) => `${src} ${srcset}`.match(/https?:\/\/[^\s,/?#]+/g) ?? [],
    );
  return [...new Set(addresses)].sort();
}
