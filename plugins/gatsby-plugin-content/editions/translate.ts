import { nameOf, wrongType } from "../check/schema-messages";
import { didYouMean } from "../check/suggestion";
import { isTranslated, resolved, sharedName, type Schema, type Schemas } from "../schema/schema-files";
import { isGroup } from "../schema/typed-file";
import type { Language } from "./languages";
import { translatePlural, translateText, translateTexts } from "./translate-text";
import { isEmpty, step, TOP, TranslationContext, type Pair, type Spot } from "./translation-context";
import {
  absentEntry,
  inherited,
  neededEntry,
  orphanEntry,
  textOfItsOwn,
  tooFewEntries,
  unknownKey,
  unnamedEntry,
  type Fault,
} from "./translation-messages";

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
  const context = new TranslationContext(schemas, language);
  const value = new Translation(context).value(schema, original, given, TOP);
  return { value, faults: context.faults, pairs: context.pairs };
}

/** Translates a file, value by value. A value that needs a translation and has none becomes undefined. */
class Translation {
  constructor(private readonly context: TranslationContext) {}

  /** @param by the key by which a group is found, if it is the entry of a list */
  value(schema: Schema, original: unknown, given: unknown, spot: Spot, by?: string): unknown {
    const whole = resolved(this.context.schemas, schema);
    if (sharedName(schema) === "Plural") {
      const forms = this.ownGroup(whole, given, spot);
      return translatePlural(this.context, whole, original, forms, spot);
    }
    if (whole.type === "object" && isGroup(original)) return this.group(whole, original, given, spot, by);
    if (whole.type === "array" && Array.isArray(original)) return this.list(whole, original, given, spot);
    // An original that is not what it should be is an error of its own file.
    if (whole.type === "object" || whole.type === "array" || original === null) return original;
    if (isTranslated(whole)) return translateText(this.context, whole, original, given, spot);
    if (given !== undefined && given !== original) this.context.say(spot, inherited(spot.given));
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
      this.context.say(place, said);
    }
    const entries = Object.entries(original).map(([key, entry]: [string, unknown]) => {
      const property = properties[key];
      const isOwn = property !== undefined && key !== by;
      return [key, isOwn ? this.value(property, entry, own[key], step(spot, key)) : entry] as const;
    });
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }

  private ownGroup(whole: Schema, given: unknown, spot: Spot): Record<string, unknown> {
    if (isGroup(given)) return given;
    if (!isEmpty(given)) this.context.say(spot, wrongType(nameOf(spot.given), "object", given, whole));
    return {};
  }

  private list(whole: Schema, original: unknown[], given: unknown, spot: Spot): unknown {
    const items = resolved(this.context.schemas, whole.items ?? {});
    if (items.type === "object") return this.entries(whole, items, original, given, spot);
    if (isTranslated(items)) return translateTexts(this.context, whole, original, given, spot);
    if (given !== undefined) this.context.say(spot, inherited(spot.given));
    return original;
  }

  private entries(whole: Schema, items: Schema, original: unknown[], given: unknown, spot: Spot): unknown[] {
    if (!isEmpty(given) && !Array.isArray(given))
      this.context.say(spot, wrongType(nameOf(spot.given), "array", given, whole));
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
      if (complete)
        this.context.say(spot, neededEntry(String(keys[index]), keyedBy, spot.given, this.context.language));
      else this.context.say(here, absentEntry(key, keyedBy, here.original, this.context.language));
      return [];
    });
    if (kept.length < minItems && original.length >= minItems) {
      const lacking = named.filter((key) => !found.has(key));
      this.context.say(spot, tooFewEntries(kept, lacking, whole, spot.given, this.context.language));
    }
    return kept;
  }

  private entriesByKey(given: unknown[], keyedBy: string, keys: readonly string[], spot: Spot) {
    const found = new Map<unknown, { entry: unknown; index: number }>();
    given.forEach((entry, index) => {
      const key = isGroup(entry) ? entry[keyedBy] : undefined;
      const place = step(spot, index);
      if (isEmpty(key)) this.context.say(place, unnamedEntry(keyedBy, keys, place.given));
      else if (typeof key !== "string")
        this.context.say(step(place, keyedBy), wrongType(nameOf([keyedBy]), "string", key, {}));
      else if (found.has(key))
        this.context.say(step(place, keyedBy), {
          message: `"${key}" stands here twice.`,
          hint: "Remove one of the two.",
        });
      else if (!keys.includes(key)) this.context.say(step(place, keyedBy), orphanEntry(key, keyedBy, keys));
      else found.set(key, { entry, index });
    });
    return found;
  }

  /** Whether there is something to translate in every entry of a list. */
  private hasTexts({ properties = {}, required }: Schema): boolean {
    return Object.entries(properties).some(([key, property]) => {
      const whole = resolved(this.context.schemas, property);
      return required?.includes(key) && isTranslated(whole) && whole.inherited !== true;
    });
  }
}
