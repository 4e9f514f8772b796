import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Edition } from "./editions";

/**
 * Which sentence each translation was made from: a hash of the sentence in the default language, by language, file and
 * the keys that lead to the text. Only `npm run translations` writes it.
 */
export type TranslationRecord = Record<string, Record<string, Record<string, string>>>;

const FILE = "content/translations.json";

/** What to say of a record that is damaged, as when two people accepted translations at the same time. */
export const DAMAGED = {
  file: FILE,
  message: "This file cannot be read.",
  hint: "Read every translation that has changed, then have the file written anew: npm run translations -- accept",
};

/**
 * The record of a site; an empty one where there is none yet, undefined where it is damaged.
 * @param root the folder that holds content/
 */
export function readRecord(root = "."): TranslationRecord | undefined {
  const file = join(root, FILE);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TranslationRecord;
  } catch {
    return undefined;
  }
}

/** Writes the record, sorted, in the same order on every computer, so that a change of it is easy to read. */
export function writeRecord(record: TranslationRecord, root: string): void {
  const sorted = <Value>(values: Record<string, Value>): [string, Value][] =>
    Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other, "en"));
  const text = Object.fromEntries(
    sorted(record).map(([code, files]) => [
      code,
      Object.fromEntries(sorted(files).map(([path, hashes]) => [path, Object.fromEntries(sorted(hashes))])),
    ]),
  );
  writeFileSync(join(root, FILE), `${JSON.stringify(text, null, 2)}\n`);
}

/** A translation that is stale, as its sentence has changed since then, or new, as nobody has accepted it yet. */
export type Review = Edition["pairs"][number] & { state: "stale" | "new" };

/** The translations of an edition that a person has to look at. */
export function toReview({ language, pairs }: Edition, record: TranslationRecord): Review[] {
  return pairs.flatMap((pair) => {
    const known = record[language.code]?.[originalPath(pair.file.path)]?.[pair.id];
    if (known === hashOf(pair.original)) return [];
    return [{ ...pair, state: known === undefined ? ("new" as const) : ("stale" as const) }];
  });
}

/**
 * The record after somebody has read the translations of all files, or of some. What is recorded of sentences that
 * these files no longer hold is removed; what is recorded of other files stays.
 * @param isRead whether a file of translations was read, by its path under content/
 */
export function accepted(
  record: TranslationRecord,
  editions: readonly Edition[],
  isRead: (path: string) => boolean = () => true,
): TranslationRecord {
  const next: TranslationRecord = {};
  for (const [code, files] of Object.entries(record))
    for (const [path, hashes] of Object.entries(files))
      if (!isRead(`${code}/${path}`)) (next[code] ??= {})[path] = hashes;
  for (const { language, pairs } of editions)
    for (const pair of pairs)
      if (isRead(pair.file.path))
        ((next[language.code] ??= {})[originalPath(pair.file.path)] ??= {})[pair.id] = hashOf(pair.original);
  return next;
}

/** The path of the file that a translation belongs to, from its own. Both are under content/. */
export function originalPath(path: string): string {
  return path.slice(path.indexOf("/") + 1);
}

/** The hash of a sentence. It does not change with line breaks and the number of spaces. */
function hashOf(sentence: string): string {
  return createHash("sha256").update(inOneLine(sentence)).digest("hex").slice(0, 12);
}

/** A text without its line breaks. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
