import { readTexts } from "../check/check-content";
import type { Texts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { collectionOf } from "../registry";
import { entriesOf, type Entry, type TypedFile } from "../schema/typed-file";
import { pagesOf, type ContentPage } from "./content-pages";

/** Every page of the site but the not-found page, beside the entry that makes it, read from the content's files. */
export function readPages(folder?: string): ContentPage<Entry>[] {
  return pagesIn(readTexts(folder));
}

/** The same, of files that have been read. */
export function pagesIn(texts: Texts): ContentPage<Entry>[] {
  const known = Object.entries(texts).flatMap(([path, text]): TypedFile[] => {
    const collection = collectionOf(path);
    return collection ? [{ file: parseContent(path, text), schema: collection.schema }] : [];
  });
  return pagesOf(({ schema }) => entriesOf(known, schema));
}
