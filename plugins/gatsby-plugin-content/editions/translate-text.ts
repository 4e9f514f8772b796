import type { Path } from "../check/content-file";
import { nameOf, wrongCount, wrongLength, wrongType } from "../check/schema-messages";
import { isBlank, unknownPlaceholder } from "../schema/brand";
import { fits, resolved, type Schema } from "../schema/schema-files";
import { isGroup } from "../schema/typed-file";
import { isSpare, pluralForms } from "./plural-forms";
import { isEmpty, step, type Spot, type TranslationContext } from "./translation-context";
import { unknownKey, type Said } from "./translation-messages";

/**
 * A text in another language; undefined where it has no translation and needs one.
 * @param number an example of the number that the text is about, if it is about one
 */
export function translateText(
  context: TranslationContext,
  schema: Schema,
  original: unknown,
  given: unknown,
  spot: Spot,
  number?: number,
): unknown {
  if (isEmpty(given) || (typeof given === "string" && isBlank(given))) {
    const mayStay = original === "" || schema.inherited === true;
    return mayStay ? original : context.missing(String(original), spot, number);
  }
  if (!isText(context, schema, given, spot)) return undefined;
  context.pair(spot, String(original), given);
  return given;
}

/** A list of texts, which are translated together: the translation may have more or fewer of them than the original. */
export function translateTexts(
  context: TranslationContext,
  schema: Schema,
  original: unknown[],
  given: unknown,
  spot: Spot,
): unknown {
  if (isEmpty(given)) return context.missing(original.join(" · "), spot);
  const named = nameOf(spot.given);
  if (!Array.isArray(given)) return context.say(spot, wrongType(named, "array", given, schema));
  const { minItems = 0, maxItems = Infinity, description: hint } = schema;
  if (given.length < minItems || given.length > maxItems)
    context.say(spot, { part: "key", message: wrongCount(named, schema, given), hint });
  const items = resolved(context.schemas, schema.items ?? {});
  given.forEach((one: unknown, index) => isText(context, items, one, step(spot, index)));
  context.pair(spot, original.join("\n"), given.join("\n"));
  return given;
}

/** A sentence about a number, in the plural forms of its language. A form for zero is optional. */
export function translatePlural(
  context: TranslationContext,
  { properties = {} }: Schema,
  original: unknown,
  given: Record<string, unknown>,
  spot: Spot,
): unknown {
  const forms = isGroup(original) ? original : { other: "" };
  const own = pluralForms(context.language.code);
  const known = own.map(({ form }) => form);
  for (const key of Object.keys(given))
    if (!known.some((form) => form === key))
      context.say(step(spot, key), unknownKey(key, `Forms are ${known.join(", ")}.`));
  const entries = own
    .filter(({ form }) => !isSpare(form) || form in given)
    .map(({ form, number }) => {
      const schema = resolved(context.schemas, properties[form] ?? {});
      const english = forms[form] ?? forms.other;
      return [form, translateText(context, schema, english, given[form], step(spot, form), number)] as const;
    });
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

function isText(context: TranslationContext, schema: Schema, given: unknown, spot: Spot): given is string {
  for (const said of onText(schema, given, spot.given)) context.say(spot, said);
  return typeof given === "string";
}

/** All that is wrong with a text by itself. */
function onText(schema: Schema, given: unknown, path: Path): Said[] {
  const named = nameOf(path);
  if (typeof given !== "string") return [wrongType(named, "string", given, schema)];
  const { minLength = 0, maxLength = Infinity, pattern, patternErrorMessage, placeholders = [] } = schema;
  const length = isBlank(given) ? 0 : [...given].length;
  const known = ["brand", ...placeholders].map((name) => `{${name}}`);
  const unknown = pattern ? undefined : unknownPlaceholder(given, known);
  return [
    ...(length < minLength || length > maxLength
      ? [wrongLength(named, length === 0 ? "" : given, schema)]
      : []),
    ...(fits(schema, given)
      ? []
      : [{ message: `${named} cannot be "${given}".`, hint: patternErrorMessage }]),
    ...(unknown
      ? [{ message: `${unknown} stands for nothing.`, hint: `What can stand here: ${known.join(", ")}.` }]
      : []),
  ];
}
