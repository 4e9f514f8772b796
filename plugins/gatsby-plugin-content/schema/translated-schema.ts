import { isTranslated, mayBeEmpty, resolved, type Schema, type Schemas } from "./schema-files";

/** The part of a schema that is translated, with the keys by which entries are found; undefined if there is none. */
export function translatedSchema(schemas: Schemas, schema: Schema, keyedBy?: string): Schema | undefined {
  const whole = resolved(schemas, schema);
  if (whole.type === "array") {
    const items = whole.items && translatedSchema(schemas, whole.items, whole.keyedBy);
    const title = whole.title ?? resolved(schemas, whole.items ?? {}).title;
    const list = items && { ...whole, title, items };
    return list && !isDemanded(list) ? { ...list, minItems: undefined } : list;
  }
  if (whole.type !== "object") return isTranslated(whole) ? whole : undefined;
  const texts = Object.entries(whole.properties ?? {}).flatMap(([key, property]) => {
    const text = key === keyedBy ? resolved(schemas, property) : translatedSchema(schemas, property);
    return text ? [[key, text] as const] : [];
  });
  const properties = Object.fromEntries(texts);
  const required = (whole.required ?? []).filter(
    (key) => key !== keyedBy && properties[key] && isDemanded(properties[key]),
  );
  if (keyedBy !== undefined) required.unshift(keyedBy);
  return texts.every(([key]) => key === keyedBy) ? undefined : { ...whole, properties, required };
}

/** Whether a translation needs a value for this schema; any other value it may take from its original. */
function isDemanded(schema: Schema, by?: string): boolean {
  const { type, items = {}, minItems, keyedBy, required, inherited } = schema;
  if (type === "array") return minItems !== undefined && isDemanded(items, keyedBy);
  if (type === "object") return required?.some((key) => key !== by) === true;
  return !inherited && !mayBeEmpty(schema);
}
