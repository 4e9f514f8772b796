import type { ContentFile, Path } from "../check/content-file";
import type { Messages } from "../check/problem";
import { nameOf, within, wrongCount } from "../check/schema-messages";
import { didYouMean } from "../check/suggestion";
import type { Schema } from "../schema/schema-files";
import type { Language } from "./languages";

/** A problem of a translation, at a path in its file or in that of the original. */
export type Fault = Messages & {
  path: Path;
  part?: "key";
  kind?: "absent" | "missing" | "orphan entry" | "orphan text";
  inOriginal?: true;
};

/** The same before its place is known. A `path` below is one in the file that the problem is reported in. */
export type Said = Omit<Fault, "path">;

/** A file without a translation, which its language may be able to do without. */
export function fileWithout({ path }: ContentFile, { code, name }: Language, isOptional: boolean): Fault {
  const hint = `Translate it in content/${code}/${path}.`;
  const place = { path: [], inOriginal: true, hint } as const;
  if (isOptional) {
    const message = `This file has no ${name} and is left out there.`;
    return { ...place, kind: "absent", severity: "advice", message };
  }
  const message = `content/${code}/${path} is missing, which ${name} cannot do without.`;
  return { ...place, kind: "missing", severity: "error", message };
}

/** A translation without an original. @param original the path that this would have */
export function orphanFile(original: string): Fault {
  return {
    path: [],
    severity: "advice",
    message: "This file translates nothing, and is not shown.",
    hint: `There is no content/${original} any more: remove or rename this one.`,
  };
}

export function unknownKey(key: string, hint: string): Said {
  return { part: "key", message: `Unknown key "${key}".`, hint };
}

/** A key that the schema knows and the original lacks. */
export function textOfItsOwn(path: Path): Said {
  return {
    part: "key",
    kind: "orphan text",
    severity: "advice",
    message: `${nameOf(path)} stands here only, and is not shown.`,
    hint: "The default language has no such text: give it one, or remove the line.",
  };
}

/** A translation of a text that is the same in every language. */
export function inherited(path: Path): Said {
  return {
    part: "key",
    message: `${nameOf(path)} is the same in every language.`,
    hint: "Remove the line: it is changed in the file of the default language.",
  };
}

/** @param number an example of the number that the text is about: translators need not know the names of the forms */
export function missingText(original: string, path: Path, { name }: Language, number?: number): Said {
  return {
    part: "key",
    kind: "missing",
    message: `${nameOf(path)} is missing in ${name}${within(path.slice(0, -1))}.`,
    hint: `Translate${number === undefined ? "" : `, as it is for ${number}`}: ${original}`,
  };
}

/** An entry that does not say which one it translates. */
export function unnamedEntry(keyedBy: string, keys: readonly string[], path: Path): Said {
  return {
    message: `"${keyedBy}" is missing${within(path)}.`,
    hint: `Write the ${keyedBy} of the entry that it translates: ${keys.join(", ")}.`,
  };
}

/** An entry whose original is gone: reported at its key. */
export function orphanEntry(key: string, keyedBy: string, keys: readonly string[]): Said {
  return {
    kind: "orphan entry",
    severity: "advice",
    message: `No entry has the ${keyedBy} "${key}" any more; this one is not shown.`,
    hint:
      keys.length > 0
        ? didYouMean(
            key,
            keys,
            `Remove it, or write the ${keyedBy} of the entry that it translates: ${keys.join(", ")}.`,
          )
        : `No entry of the original has a ${keyedBy}. Give them one again, or remove this entry.`,
  };
}

/** An entry without a translation in a list that needs them all. */
export function neededEntry(key: string, keyedBy: string, path: Path, { name }: Language): Said {
  return {
    part: "key",
    kind: "missing",
    message: `"${key}" is missing in ${name}${within(path)}.`,
    hint: `Every entry is needed there: add one that begins with "${keyedBy}: ${key}".`,
  };
}

/** An entry that a language does without. @param key undefined if the original has none */
export function absentEntry(
  key: string | undefined,
  keyedBy: string,
  path: Path,
  { code, name }: Language,
): Said {
  return {
    inOriginal: true,
    kind: "absent",
    severity: "advice",
    message: `${key ? `"${key}"` : nameOf(path)} has no ${name} and is left out there.`,
    hint: key
      ? `Translate it under the same ${keyedBy} in content/${code}.`
      : `Give it a ${keyedBy} of its own, by which its translation can be found.`,
  };
}

/** A list with too few entries left. @param lacking the keys of the entries without a translation */
export function tooFewEntries(
  kept: readonly unknown[],
  lacking: readonly unknown[],
  list: Schema,
  path: Path,
  { name }: Language,
): Said {
  return {
    part: "key",
    message: `${wrongCount(nameOf(path), list, kept).slice(0, -1)} in ${name}.`,
    hint:
      lacking.length > 0
        ? `Without a translation: ${lacking.join(", ")}.`
        : "An entry of the original has no key, by which its translation could be found.",
  };
}
