import type { Path } from "../check/content-file";
import type { Messages } from "../check/problem";
import { nameOf, within, wrongCount, wrongLength, wrongType } from "../check/schema-messages";
import { didYouMean } from "../check/suggestion";
import { isBlank } from "../schema/brand";
import { isTranslated, resolved, sharedName, type Schema, type Schemas } from "../schema/schema-files";
import { isGroup } from "../schema/typed-file";

/** Something to say of a translation, at a path in its file, or in that of the original. */
export type Fault = Messages & { path: Path; part?: "key"; kind?: "absent" | "missing"; inOriginal?: true };

/** A sentence and what was made of it. */
export interface Pair {
  /** What leads to it: the keys of groups and entries, joined with dots. */
  id: string;
  original: string;
  translation: string;
  /** In the file of the translation. */
  path: Path;
}

/** A file, or an entry, in another language. */
export interface Translation {
  value: unknown;
  faults: Fault[];
  pairs: Pair[];
}

/** Where a value stands: in the original, in the translation, and what leads to it by keys alone. */
type Spot = { original: Path; given: Path; id: readonly string[] };

/**
 * The original's values with the texts of a translation in their places. Entries of lists are found by their keys; one
 * without a translation is left out.
 * @param language its code and its name, for what is said
 */
export function translate(
  schemas: Schemas,
  schema: Schema,
  original: unknown,
  given: unknown,
  language: { code: string; name: string },
): Translation {
  const faults: Fault[] = [];
  const pairs: Pair[] = [];
  const fault = (spot: Spot, fault: Omit<Fault, "path">) =>
    void faults.push({ path: fault.inOriginal ? spot.original : spot.given, ...fault });

  function value(schema: Schema, original: unknown, given: unknown, spot: Spot, by?: string): unknown {
    const whole = resolved(schemas, schema);
    if (sharedName(schema) === "Plural") return plural(whole, original, given, spot);
    if (whole.type === "object" && isGroup(original)) return group(whole, original, given, spot, by);
    if (whole.type === "array" && Array.isArray(original)) return list(whole, original, given, spot);
    // An original that is not what it should be is an error of its own file.
    if (whole.type === "object" || whole.type === "array" || original === null) return original;
    if (isTranslated(whole)) return text(whole, original, given, spot);
    if (given !== undefined && given !== original) inherited(spot);
    return original;
  }

  function group(whole: Schema, original: object, given: unknown, spot: Spot, by?: string): unknown {
    const own = ownGroup(whole, given, spot);
    const properties = whole.properties ?? {};
    for (const key of Object.keys(own)) {
      if (key === by || (key in properties && key in original)) continue;
      const place = step(spot, key);
      if (key in properties)
        fault(place, {
          part: "key",
          severity: "advice",
          message: `${nameOf(place.given)} stands here only, and is not shown.`,
          hint: "The default language has no such text: give it one, or remove the line.",
        });
      else
        fault(place, {
          part: "key",
          message: `Unknown key "${key}".`,
          hint: didYouMean(key, Object.keys(original), `Keys are ${Object.keys(original).join(", ")}.`),
        });
    }
    const entries = Object.entries(original).map(([key, entry]: [string, unknown]) => {
      const property = properties[key];
      const isOwn = property !== undefined && key !== by;
      return [key, isOwn ? value(property, entry, own[key], step(spot, key)) : entry] as const;
    });
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }

  /** A sentence about a number has the forms of its own language; one about none is seldom said. */
  function plural(whole: Schema, original: unknown, given: unknown, spot: Spot): unknown {
    const own = ownGroup(whole, given, spot);
    const other = isGroup(original) ? original.other : "";
    const { pluralCategories } = new Intl.PluralRules(language.code).resolvedOptions();
    for (const key of Object.keys(own))
      if (!(key in (whole.properties ?? {})))
        fault(step(spot, key), {
          part: "key",
          message: `Unknown key "${key}".`,
          hint: `Forms are ${pluralCategories.join(", ")}.`,
        });
    const needed = pluralCategories.filter((form) => form !== "zero" || form in own);
    const forms = needed.map((form) => {
      const english = (isGroup(original) ? original[form] : undefined) ?? other;
      return [form, text(whole.properties?.[form] ?? {}, english, own[form], step(spot, form))] as const;
    });
    return Object.fromEntries(forms.filter(([, entry]) => entry !== undefined));
  }

  function ownGroup(whole: Schema, given: unknown, spot: Spot): Record<string, unknown> {
    if (isGroup(given)) return given;
    if (given !== undefined && given !== null)
      fault(spot, wrongType(nameOf(spot.given), "object", given, whole));
    return {};
  }

  function list(whole: Schema, original: unknown[], given: unknown, spot: Spot): unknown {
    const items = resolved(schemas, whole.items ?? {});
    if (items.type === "object") return entries(whole, items, original, given, spot);
    if (!isTranslated(items)) {
      if (given !== undefined) inherited(spot);
      return original;
    }
    if (given === undefined || given === null) return missing(original.join(" · "), spot);
    if (!Array.isArray(given)) return void fault(spot, wrongType(nameOf(spot.given), "array", given, whole));
    if (given.length < (whole.minItems ?? 0) || given.length > (whole.maxItems ?? Infinity))
      fault(spot, {
        part: "key",
        message: wrongCount(nameOf(spot.given), whole, given),
        hint: whole.description,
      });
    given.forEach((one: unknown, index) => wellFormed(items, one, step(spot, index)));
    pairs.push({
      id: spot.id.join("."),
      original: original.join("\n"),
      translation: given.join("\n"),
      path: spot.given,
    });
    return given;
  }

  function entries(whole: Schema, items: Schema, original: unknown[], given: unknown, spot: Spot): unknown {
    if (given !== undefined && given !== null && !Array.isArray(given))
      fault(spot, wrongType(nameOf(spot.given), "array", given, whole));
    const { keyedBy = "key", complete } = whole;
    const found = new Map<unknown, { entry: unknown; index: number }>();
    const keys = original.map((entry) => (isGroup(entry) ? entry[keyedBy] : undefined));
    (Array.isArray(given) ? given : []).forEach((entry: unknown, index) => {
      const key = isGroup(entry) ? entry[keyedBy] : undefined;
      const place = step(spot, index);
      if (typeof key !== "string")
        fault(place, {
          message: `"${keyedBy}" is missing${within(place.given)}.`,
          hint: `Write the ${keyedBy} of the entry that it translates: ${keys.join(", ")}.`,
        });
      else if (found.has(key))
        fault(step(place, keyedBy), {
          message: `"${key}" stands here twice.`,
          hint: "Remove one of the two.",
        });
      else if (!keys.includes(key))
        fault(step(place, keyedBy), {
          severity: "advice",
          message: `No entry has the ${keyedBy} "${key}" any more; this one is not shown.`,
          hint: didYouMean(key, keys.map(String), `Keys are ${keys.join(", ")}.`),
        });
      else found.set(key, { entry, index });
    });
    const kept = original.flatMap((entry, index) => {
      const key = keys[index];
      const match = typeof key === "string" ? found.get(key) : undefined;
      const place = { ...step(spot, match?.index ?? index), original: [...spot.original, index] };
      const here = { ...place, id: [...spot.id, String(key)] };
      if (match || !hasTexts(items)) return [value(items, entry, match?.entry, here, keyedBy)];
      if (complete) incomplete(String(key), keyedBy, spot);
      else absent(typeof key === "string" ? key : undefined, keyedBy, here);
      return [];
    });
    if (kept.length < (whole.minItems ?? 0) && original.length >= (whole.minItems ?? 0)) {
      const message = `${wrongCount(nameOf(spot.given), whole, kept).slice(0, -1)} in ${language.name}.`;
      const lacking = keys.filter((key) => !found.has(key)).map(String);
      fault(spot, { part: "key", message, hint: `Without a translation: ${lacking.join(", ")}.` });
    }
    return kept;
  }

  function incomplete(key: string, keyedBy: string, spot: Spot): void {
    fault(spot, {
      part: "key",
      kind: "missing",
      message: `"${key}" is missing in ${language.name}${within(spot.given)}.`,
      hint: `Every entry is needed there: add one that begins with "${keyedBy}: ${key}".`,
    });
  }

  function absent(key: string | undefined, keyedBy: string, spot: Spot): void {
    fault(spot, {
      inOriginal: true,
      kind: "absent",
      severity: "advice",
      message: `${key ? `"${key}"` : nameOf(spot.original)} has no ${language.name} and is left out there.`,
      hint: key
        ? `Translate it under the same ${keyedBy} in content/${language.code}.`
        : `Give it a ${keyedBy} of its own, by which its translation can be found.`,
    });
  }

  function text(schema: Schema, original: unknown, given: unknown, spot: Spot): unknown {
    const whole = resolved(schemas, schema);
    if (given === undefined || given === null || (typeof given === "string" && isBlank(given))) {
      if (original === "" || whole.inherited === true) return original;
      return missing(String(original), spot);
    }
    if (!wellFormed(whole, given, spot)) return undefined;
    pairs.push({
      id: spot.id.join("."),
      original: String(original),
      translation: given,
      path: spot.given,
    });
    return given;
  }

  function wellFormed(whole: Schema, given: unknown, spot: Spot): given is string {
    const named = nameOf(spot.given);
    if (typeof given !== "string") {
      fault(spot, wrongType(named, "string", given, whole));
      return false;
    }
    const length = isBlank(given) ? 0 : [...given].length;
    if (length < (whole.minLength ?? 0) || length > (whole.maxLength ?? Infinity))
      fault(spot, wrongLength(named, length === 0 ? "" : given, whole));
    if (whole.pattern && !new RegExp(whole.pattern, "u").test(given))
      fault(spot, { message: `${named} cannot be "${given}".`, hint: whole.patternErrorMessage });
    const known = ["brand", ...(whole.placeholders ?? [])].map((name) => `{${name}}`);
    const unknown = whole.pattern
      ? undefined
      : given.match(/\{[^{}]*\}/g)?.find((one) => !known.includes(one));
    if (unknown)
      fault(spot, {
        message: `${unknown} stands for nothing.`,
        hint: `What can stand here: ${known.join(", ")}.`,
      });
    return true;
  }

  function missing(original: string, spot: Spot): undefined {
    fault(spot, {
      part: "key",
      kind: "missing",
      message: `${nameOf(spot.given)} is missing in ${language.name}${within(spot.given.slice(0, -1))}.`,
      hint: `Translate: ${original}`,
    });
  }

  function inherited(spot: Spot): void {
    fault(spot, {
      part: "key",
      message: `${nameOf(spot.given)} is the same in every language.`,
      hint: "Remove the line: it is changed in the file of the default language.",
    });
  }

  /** Whether there is something to translate in every entry of a list. */
  function hasTexts(items: Schema): boolean {
    return Object.entries(items.properties ?? {}).some(([key, property]) => {
      const whole = resolved(schemas, property);
      return items.required?.includes(key) && isTranslated(whole) && whole.inherited !== true;
    });
  }

  return {
    value: value(schema, original, given, { original: [], given: [], id: [] }),
    faults,
    pairs,
  };
}

function step({ original, given, id }: Spot, key: string | number): Spot {
  return { original: [...original, key], given: [...given, key], id: [...id, String(key)] };
}
