import type { Path } from "../check/content-file";
import { resolved, type Schema, type Schemas } from "./schema-files";

/** A text of a file beside what the schema says of it. */
export interface TextValue {
  path: Path;
  value: string;
  schema: Schema;
}

/** Every text of the data that the schema knows of, in the file's order. */
export function textsOf(schemas: Schemas, schema: Schema, data: unknown, path: Path = []): TextValue[] {
  const whole = resolved(schemas, schema);
  if (typeof data === "string") return whole.type === "string" ? [{ path, value: data, schema: whole }] : [];
  if (Array.isArray(data)) {
    const { items } = whole;
    return items
      ? data.flatMap((item: unknown, index) => textsOf(schemas, items, item, [...path, index]))
      : [];
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const property = whole.properties?.[key];
    return property ? textsOf(schemas, property, value, [...path, key]) : [];
  });
}
