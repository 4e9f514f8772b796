import { isGroup } from "../schema/typed-file";

/** A language that the site is published in, from content/site.yaml. */
export interface Language {
  /** As BCP 47 names it. */
  code: string;
  /** Its own name for itself. */
  name: string;
  /** Country of its readers, for link previews. */
  region?: string;
  direction: "ltr" | "rtl";
  /** What stands in front of its paths; nothing for the first language, which is the default. */
  prefix: string;
}

/** The language if content/site.yaml names none, which the check reports. */
const NONE: Record<string, unknown>[] = [{ code: "en", name: "English" }];

/** The languages that content/site.yaml names, the default first. */
export function languagesOf(site: unknown): [Language, ...Language[]] {
  const rows = isGroup(site) && Array.isArray(site.languages) ? site.languages.filter(isGroup) : [];
  const named = rows.filter(({ code }) => typeof code === "string" && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code));
  // If two have the same code, which the check reports, the first counts.
  const known = named.filter(({ code }, index) => index === named.findIndex((row) => row.code === code));
  return (known.length > 0 ? known : NONE).map((row, index) => ({
    code: String(row.code),
    name: String(row.name),
    ...(typeof row.region === "string" && { region: row.region }),
    direction: directionOf(String(row.code)),
    prefix: index === 0 ? "" : `/${String(row.code)}`,
  })) as [Language, ...Language[]];
}

/** The path of a page in an edition, from its path in the default one. */
export function editionPath(prefix: string, path: string): string {
  return path === "/" ? prefix || "/" : prefix + path;
}

/** The path of a page in the default edition, from its path in another. */
export function basePath(prefix: string, path: string): string {
  return path.slice(prefix.length) || "/";
}

/** Whether a path is a language's own, or below it; the default language has none of its own. */
export function isBelow(path: string, prefix: string): boolean {
  return prefix !== "" && `${path}/`.startsWith(`${prefix}/`);
}

type TextInfo = { direction?: "ltr" | "rtl" };

/** Node 20 knows the direction as a property, later versions as a method. */
function directionOf(code: string): "ltr" | "rtl" {
  const locale = new Intl.Locale(code) as { textInfo?: TextInfo; getTextInfo?: () => TextInfo };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? "ltr";
}
