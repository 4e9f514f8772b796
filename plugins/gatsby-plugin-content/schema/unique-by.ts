import type { FuncKeywordDefinition, SchemaValidateFunction } from "ajv";

type Entries = Record<string, unknown>[];

/** `uniqueBy: "title"`: no two entries of a list have the same title. `keyedBy` demands the same of its key. */
const validate: SchemaValidateFunction = (key: string, entries: Entries) => {
  const first = new Map<unknown, number>();
  validate.errors = entries.flatMap((entry, i) => {
    const value = entry?.[key];
    const j = first.get(value);
    if (value === undefined || value === null) return [];
    if (j === undefined) first.set(value, i);
    return j === undefined ? [] : [{ keyword: "uniqueBy", params: { i, j, key } }];
  });
  return validate.errors.length === 0;
};

/** The keywords `uniqueBy` and `keyedBy`, as Ajv takes them. */
export const uniqueKeywords: FuncKeywordDefinition = {
  keyword: ["uniqueBy", "keyedBy"],
  type: "array",
  schemaType: "string",
  errors: true,
  validate,
};
