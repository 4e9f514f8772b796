import { readTexts } from "../check/check-content";
import type { Texts } from "../check/check-content";
import { readEditions } from "../editions/read-editions";
import { entriesOf, type Entry } from "../schema/typed-file";
import { pagesOf, type ContentPage } from "./content-pages";

/** Every page of the site but the not-found pages, beside the entry that makes it, read from the content's files. */
export function readPages(folder?: string): ContentPage<Entry>[] {
  return pagesIn(readTexts(folder));
}

/** The same, of files that have been read. */
export function pagesIn(texts: Texts): ContentPage<Entry>[] {
  const files = readEditions(texts);
  return pagesOf(({ schema }) => entriesOf(files, schema));
}
