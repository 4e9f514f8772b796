import type { FuncKeywordDefinition, SchemaValidateFunction } from "ajv";

function compared(
  keyword: string,
  isRight: (value: number, other: number) => boolean,
  words: string,
): FuncKeywordDefinition {
  const validate: SchemaValidateFunction = (key: string, value: number, parentSchema, context) => {
    const other: unknown = context?.parentData[key];
    if (typeof other !== "number" || isRight(value, other)) return true;
    validate.errors = [
      { keyword, message: `${words} "${key}", which is ${other}`, params: {}, parentSchema },
    ];
    return false;
  };
  return { keyword, type: "number", schemaType: "string", errors: true, validate };
}

/** `notBelow: "low"`: a number is at least what stands beside it under that key. With `above` it is more. */
export const orderKeywords = [
  compared("notBelow", (value, other) => value >= other, "has to be at least"),
  compared("above", (value, other) => value > other, "has to be more than"),
];
