/**
 * The path of an offering's page: /services/ and its title, lowercased, spaces replaced by hyphens. A run of spaces
 * becomes one hyphen, and leading dots are removed, because hosts hide files that begin with one; nothing else changes,
 * so `&` stays.
 */
export function offeringPath(title: string): string {
  return `/services/${title.toLowerCase().replace(/^\.+/, "").replace(/ +/g, "-")}`;
}
