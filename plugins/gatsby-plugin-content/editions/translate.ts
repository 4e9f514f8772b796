import type { Path } from "../check/content-file";
import { nameOf, wrongCount, wrongType } from "../check/schema-messages";
import { didYouMean } from "../check/suggestion";
import { isBlank } from "../schema/brand";
import { isTranslated, resolved, sharedName, type Schema, type Schemas } from "../schema/schema-files";
import { isGroup } from "../schema/typed-file";
import type { Language } from "./languages";
import {
  absentEntry,
  inherited,
  missingText,
  neededEntry,
  onText,
  orphanEntry,
  textOfItsOwn,
  tooFewEntries,
  unknownKey,
  unnamedEntry,
  type Fault,
  type Said,
} from "./translation-messages";

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
type Spot = { original: Path; given: Path; id: readonly string[] };

const TOP: Spot = { original: [], given: [], id: [] };

/**
 * The original's values with the texts of a translation in their places. Entries of lists are found by their keys; one
 * without a translation is left out.
 */
export function translate(
  schemas: Schemas,
  schema: Schema,
  original: unknown,
  given: unknown,
  language: Language,
): { value: unknown; faults: Fault[]; pairs: Pair[] } {
  const translation = new Translation(schemas, language);
  const value = translation.value(schema, original, given, TOP);
  return { value, faults: translation.faults, pairs: translation.pairs };
}

/** Numbers for which some language has a form of its own: French for a million, Polish for a fraction. */
const NUMBERS: readonly number[] = [...Array(101).keys(), 1_000_000, 1.5];

/** A file in another language, value by value. What has no translation and needs one is undefined. */
class Translation {
  readonly faults: Fault[] = [];
  readonly pairs: Pair[] = [];

  constructor(
    private readonly schemas: Schemas,
    private readonly language: Language,
  ) {}

  /** @param by the key by which a group is found, if it is the entry of a list */
  value(schema: Schema, original: unknown, given: unknown, spot: Spot, by?: string): unknown {
    const whole = resolved(this.schemas, schema);
    if (sharedName(schema) === "Plural") return this.plural(whole, original, given, spot);
    if (whole.type === "object" && isGroup(original)) return this.group(whole, original, given, spot, by);
    if (whole.type === "array" && Array.isArray(original)) return this.list(whole, original, given, spot);
    // An original that is not what it should be is an error of its own file.
    if (whole.type === "object" || whole.type === "array" || original === null) return original;
    if (isTranslated(whole)) return this.text(whole, original, given, spot);
    if (given !== undefined && given !== original) this.say(spot, inherited(spot.given));
    return original;
  }

  private group(whole: Schema, original: object, given: unknown, spot: Spot, by?: string): unknown {
    const own = this.ownGroup(whole, given, spot);
    const { properties = {} } = whole;
    const keys = Object.keys(original);
    for (const key of Object.keys(own)) {
      if (key === by || (key in properties && keys.includes(key))) continue;
      const place = step(spot, key);
      const said =
        key in properties
          ? textOfItsOwn(place.given)
          : unknownKey(key, didYouMean(key, keys, `Keys are ${keys.join(", ")}.`));
      this.say(place, said);
    }
    const entries = Object.entries(original).map(([key, entry]: [string, unknown]) => {
      const property = properties[key];
      const isOwn = property !== undefined && key !== by;
      return [key, isOwn ? this.value(property, entry, own[key], step(spot, key)) : entry] as const;
    });
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }

  /** A sentence about a number has the forms of its own language; one about none is seldom said. */
  private plural(whole: Schema, original: unknown, given: unknown, spot: Spot): unknown {
    const own = this.ownGroup(whole, given, spot);
    const { properties = {} } = whole;
    const forms = isGroup(original) ? original : { other: "" };
    const rules = new Intl.PluralRules(this.language.code);
    const { pluralCategories } = rules.resolvedOptions();
    for (const key of Object.keys(own))
      if (!pluralCategories.some((form) => form === key))
        this.say(step(spot, key), unknownKey(key, `Forms are ${pluralCategories.join(", ")}.`));
    const entries = pluralCategories
      .filter((form) => form !== "zero" || form in own)
      .map((form) => {
        const english = forms[form] ?? forms.other;
        const number = NUMBERS.find((one) => rules.select(one) === form);
        const text = this.text(properties[form] ?? {}, english, own[form], step(spot, form), number);
        return [form, text] as const;
      });
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }

  private ownGroup(whole: Schema, given: unknown, spot: Spot): Record<string, unknown> {
    if (isGroup(given)) return given;
    if (!isEmpty(given)) this.say(spot, wrongType(nameOf(spot.given), "object", given, whole));
    return {};
  }

  private list(whole: Schema, original: unknown[], given: unknown, spot: Spot): unknown {
    const items = resolved(this.schemas, whole.items ?? {});
    if (items.type === "object") return this.entries(whole, items, original, given, spot);
    if (!isTranslated(items)) {
      if (given !== undefined) this.say(spot, inherited(spot.given));
      return original;
    }
    if (isEmpty(given)) return this.missing(original.join(" · "), spot);
    const named = nameOf(spot.given);
    if (!Array.isArray(given)) return this.say(spot, wrongType(named, "array", given, whole));
    const { minItems = 0, maxItems = Infinity, description: hint } = whole;
    if (given.length < minItems || given.length > maxItems)
      this.say(spot, { part: "key", message: wrongCount(named, whole, given), hint });
    given.forEach((one: unknown, index) => this.isText(items, one, step(spot, index)));
    this.pair(spot, original.join("\n"), given.join("\n"));
    return given;
  }

  private entries(whole: Schema, items: Schema, original: unknown[], given: unknown, spot: Spot): unknown[] {
    if (!isEmpty(given) && !Array.isArray(given))
      this.say(spot, wrongType(nameOf(spot.given), "array", given, whole));
    const { keyedBy = "key", complete, minItems = 0 } = whole;
    const keys = original.map((entry) => (isGroup(entry) ? entry[keyedBy] : undefined));
    const named = keys.filter((key) => typeof key === "string");
    const found = this.entriesByKey(Array.isArray(given) ? given : [], keyedBy, named, spot);
    const kept = original.flatMap((entry, index) => {
      const key = typeof keys[index] === "string" ? keys[index] : undefined;
      const match = key === undefined ? undefined : found.get(key);
      const here = {
        original: [...spot.original, index],
        given: [...spot.given, match?.index ?? index],
        id: [...spot.id, String(keys[index])],
      };
      if (match || !this.hasTexts(items)) return [this.value(items, entry, match?.entry, here, keyedBy)];
      if (complete) this.say(spot, neededEntry(String(keys[index]), keyedBy, spot.given, this.language));
      else this.say(here, absentEntry(key, keyedBy, here.original, this.language));
      return [];
    });
    if (kept.length < minItems && original.length >= minItems) {
      const lacking = named.filter((key) => !found.has(key));
      this.say(spot, tooFewEntries(kept, lacking, whole, spot.given, this.language));
    }
    return kept;
  }

  private entriesByKey(given: unknown[], keyedBy: string, keys: readonly string[], spot: Spot) {
    const found = new Map<unknown, { entry: unknown; index: number }>();
    given.forEach((entry, index) => {
      const key = isGroup(entry) ? entry[keyedBy] : undefined;
      const place = step(spot, index);
      if (typeof key !== "string") this.say(place, unnamedEntry(keyedBy, keys, place.given));
      else if (found.has(key))
        this.say(step(place, keyedBy), {
          message: `"${key}" stands here twice.`,
          hint: "Remove one of the two.",
        });
      else if (!keys.includes(key)) this.say(step(place, keyedBy), orphanEntry(key, keyedBy, keys));
      else found.set(key, { entry, index });
    });
    return found;
  }

  /** @param number one that the text is about, if it is about a number */
  private text(schema: Schema, original: unknown, given: unknown, spot: Spot, number?: number): unknown {
    const whole = resolved(this.schemas, schema);
    if (isEmpty(given) || (typeof given === "string" && isBlank(given))) {
      const mayStay = original === "" || whole.inherited === true;
      return mayStay ? original : this.missing(String(original), spot, number);
    }
    if (!this.isText(whole, given, spot)) return undefined;
    this.pair(spot, String(original), given);
    return given;
  }

  private isText(whole: Schema, given: unknown, spot: Spot): given is string {
    for (const said of onText(whole, given, spot.given)) this.say(spot, said);
    return typeof given === "string";
  }

  /** Whether there is something to translate in every entry of a list. */
  private hasTexts({ properties = {}, required }: Schema): boolean {
    return Object.entries(properties).some(([key, property]) => {
      const whole = resolved(this.schemas, property);
      return required?.includes(key) && isTranslated(whole) && whole.inherited !== true;
    });
  }

  private missing(original: string, spot: Spot, number?: number): undefined {
    return this.say(spot, missingText(original, spot.given, this.language, number));
  }

  private pair({ id, given }: Spot, original: string, translation: string): void {
    this.pairs.push({ id: id.join("."), original, translation, path: given });
  }

  private say({ original, given }: Spot, said: Said): undefined {
    this.faults.push({ path: said.inOriginal ? original : given, ...said });
  }
}

const isEmpty = (value: unknown): value is null | undefined => value === undefined || value === null;

function step({ original, given, id }: Spot, key: string | number): Spot {
  return { original: [...original, key], given: [...given, key], id: [...id, String(key)] };
}
