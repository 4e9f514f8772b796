import type { Path } from "../check/content-file";
import type { Schemas } from "../schema/schema-files";
import type { Language } from "./languages";
import { missingText, type Fault, type Said } from "./translation-messages";

/** A sentence and what was made of it. */
export interface Pair {
  /** What leads to it: the keys of groups and entries, joined with dots. */
  id: string;
  original: string;
  translation: string;
  /** In the file of the translation. */
  path: Path;
}

/** Where a value stands: in the original, in the translation, and what leads to it by keys alone. */
export type Spot = { original: Path; given: Path; id: readonly string[] };

/** The top of a file. */
export const TOP: Spot = { original: [], given: [], id: [] };

/** The spot of an entry of a group or list. */
export function step({ original, given, id }: Spot, key: string | number): Spot {
  return { original: [...original, key], given: [...given, key], id: [...id, String(key)] };
}

/** Whether a translation says nothing there: the key is absent, or has no value. */
export const isEmpty = (value: unknown): value is null | undefined => value === undefined || value === null;

/** What every step of a file's translation needs, and the faults and pairs that the steps find. */
export class TranslationContext {
  readonly faults: Fault[] = [];
  readonly pairs: Pair[] = [];

  constructor(
    readonly schemas: Schemas,
    readonly language: Language,
  ) {}

  pair({ id, given }: Spot, original: string, translation: string): void {
    this.pairs.push({ id: id.join("."), original, translation, path: given });
  }

  say({ original, given }: Spot, said: Said): undefined {
    this.faults.push({ path: said.inOriginal ? original : given, ...said });
  }

  /** @param number an example of the number that the text is about, if it is about one */
  missing(original: string, spot: Spot, number?: number): undefined {
    return this.say(spot, missingText(original, spot.given, this.language, number));
  }
}
