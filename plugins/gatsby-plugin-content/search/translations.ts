import { basePath } from "../editions/languages";
import type { ContentPage } from "../pages/content-pages";

/** A page in a language, as a sitemap names it. */
type Alternate = { lang: string; url: string };

/**
 * The addresses of each page in all its languages, by its path, with the default language's once more as `x-default`. A
 * page in only one language has none.
 */
export function translations(
  pages: readonly Pick<ContentPage<unknown>, "path" | "language" | "prefix">[],
  siteUrl: string,
): Map<string, Alternate[]> {
  const byBase = new Map<string, Alternate[]>();
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  for (const page of pages) {
    const base = basePath(page.prefix, page.path);
    const own = { lang: page.language ?? "", url: addressOf(page.path) };
    byBase.set(base, [...(byBase.get(base) ?? []), own]);
  }
  return new Map(
    pages.flatMap((page) => {
      const base = basePath(page.prefix, page.path);
      const all = byBase.get(base) ?? [];
      return all.length > 1
        ? [[page.path, [...all, { lang: "x-default", url: addressOf(base) }]] as const]
        : [];
    }),
  );
}
