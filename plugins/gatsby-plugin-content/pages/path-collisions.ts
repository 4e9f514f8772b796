import { isBelow, type Language } from "../editions/languages";
import { isEntryPage } from "../collection";
import type { ContentPage } from "./content-pages";
import { isOwnAddress } from "./own-addresses";

/** A page whose path is taken: by `other`, which came first, by a language, or by the site itself. */
interface Collision<Page> {
  page: Page;
  other?: Page;
  /** What is wrong, in a sentence. */
  message: string;
}

/** What is wrong when a page claims a path that another one, a language, or the site itself has already. */
export function pathCollisions<Page extends ContentPage<unknown>>(
  pages: readonly Page[],
  languages: readonly Language[],
): Collision<Page>[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const other = first.get(page.path);
    if (other) return [{ page, other, message: collision(page, other) }];
    first.set(page.path, page);
    const language = languages.find(({ prefix }) => prefix !== page.prefix && isBelow(page.path, prefix));
    if (language) {
      const message = `The ${called(page)} would stand at ${page.path}, among the pages in ${language.name}.`;
      return [{ page, message }];
    }
    if (!isOwnAddress(page.path)) return [];
    const message = `The ${called(page)} would stand at ${page.path}, an address that the site itself needs.`;
    return [{ page, message }];
  });
}

function collision(page: ContentPage<unknown>, other: ContentPage<unknown>): string {
  const { collection, name } = page;
  if (isEntryPage(collection.page) && other.collection === collection && other.name === name) {
    return `Two ${collection.page.noun}s share the ${collection.page.key} "${name}".`;
  }
  return `The ${called(page)} would stand at ${page.path}, where the ${called(other)} stands already.`;
}

function called({ collection: { files, page }, name }: ContentPage<unknown>): string {
  return isEntryPage(page) ? `${page.noun} "${name}"` : `page of content/${files}`;
}
