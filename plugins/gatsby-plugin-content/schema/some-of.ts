import type { FuncKeywordDefinition, SchemaValidateFunction } from "ajv";

const validate: SchemaValidateFunction = (keys: string[], group: Record<string, unknown>, parentSchema) => {
  const message = `needs one of these at least: ${keys.join(", ")}`;
  validate.errors = [{ keyword: "someOf", message, params: {}, parentSchema }];
  return keys.some((key) => key in group);
};

/** The keyword `someOf: ["map", "notes"]`, as Ajv takes it: a group has at least one of these keys. */
export const someOfKeyword: FuncKeywordDefinition = {
  keyword: "someOf",
  type: "object",
  schemaType: "array",
  errors: true,
  validate,
};
