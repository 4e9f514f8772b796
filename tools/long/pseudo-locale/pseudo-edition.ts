import { stringify } from "yaml";
import type { Texts } from "../../../plugins/gatsby-plugin-content/check/check-content";
import { parseContent } from "../../../plugins/gatsby-plugin-content/check/content-file";
import { collectionOf } from "../../../plugins/gatsby-plugin-content/registry";
import {
  isTranslated,
  resolved,
  schemaNamed,
  sharedName,
  type Schema,
  type Schemas,
} from "../../../plugins/gatsby-plugin-content/schema/schema-files";
import { isGroup } from "../../../plugins/gatsby-plugin-content/schema/typed-file";

/** Letters that are written from right to left, joined, and taller and deeper than the ones they stand for. */
const LETTERS = "اببتثجحخدذرزسشصضطظعغفقكلمن";

/**
 * The files of another language, made of those of the default one by a program: every sentence in other letters, from
 * right to left, with words that are a good third longer. By their path under content/.
 */
export function pseudoEdition(schemas: Schemas, texts: Texts, code: string): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => {
      const collection = collectionOf(path);
      if (!collection) return [];
      const { data } = parseContent(path, text);
      const translation = pseudo(schemas, schemaNamed(schemas, collection.schema), data, code);
      return translation === undefined ? [] : [[`${code}/${path}`, stringify(translation)]];
    }),
  );
}

/** The texts of a value; undefined where it has none. */
function pseudo(schemas: Schemas, schema: Schema, value: unknown, code: string): unknown {
  const whole = resolved(schemas, schema);
  if (sharedName(schema) === "Plural" && isGroup(value)) {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    return Object.fromEntries(pluralCategories.map((form) => [form, pseudoText(String(value.other))]));
  }
  if (isGroup(value)) {
    const texts = Object.entries(value).flatMap(([key, one]) => {
      const translation = pseudo(schemas, whole.properties?.[key] ?? {}, one, code);
      return translation === undefined ? [] : [[key, translation] as const];
    });
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  }
  if (Array.isArray(value)) {
    const { keyedBy, items = {} } = whole;
    const entries = value.flatMap((one: unknown) => {
      const translation = pseudo(schemas, items, one, code);
      if (translation === undefined) return [];
      return [
        keyedBy && isGroup(one) ? { [keyedBy]: one[keyedBy], ...(translation as object) } : translation,
      ];
    });
    return entries.length > 0 ? entries : undefined;
  }
  return typeof value === "string" && value !== "" && isTranslated(whole) && whole.inherited !== true
    ? pseudoText(value)
    : undefined;
}

/** A sentence of the made-up language. What is in braces stays, and so do numbers. */
export function pseudoText(text: string): string {
  return text.replace(/\{[^{}]*\}|[a-z]+/gi, (word) =>
    word.startsWith("{") ? word : lettersOf(word + word.slice(0, Math.ceil(word.length / 3))),
  );
}

function lettersOf(word: string): string {
  return [...word.toLowerCase()].map((letter) => LETTERS.charAt(letter.charCodeAt(0) - 97)).join("");
}
