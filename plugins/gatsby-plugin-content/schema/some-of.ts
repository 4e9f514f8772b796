import type { FuncKeywordDefinition } from "ajv";

/** The keyword `someOf: ["map", "notes"]`, as Ajv takes it: a group has at least one of these keys. */
export const someOfKeyword: FuncKeywordDefinition = {
  keyword: "someOf",
  type: "object",
  schemaType: "array",
  validate: (keys: string[], group: object) => keys.some((key) => key in group),
};
