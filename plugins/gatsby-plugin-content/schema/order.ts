import type { FuncKeywordDefinition, SchemaValidateFunction } from "ajv";
import type { DataValidationCxt } from "ajv/dist/types";
import { isGroup } from "./typed-file";

function compared(
  keyword: string,
  isWrong: (value: number, other: number) => boolean,
  words: { number: string; string: string },
): FuncKeywordDefinition {
  const validate: SchemaValidateFunction = (key: string, value: unknown, parentSchema, context) => {
    const other = context && nearest(key, context);
    if (typeof other !== typeof value || !isWrong(inNumbers(value), inNumbers(other))) return true;
    const message = `${words[typeof value as keyof typeof words]} "${key}", which is ${String(other)}`;
    validate.errors = [{ keyword, message, params: {}, parentSchema }];
    return false;
  };
  return { keyword, type: ["number", "string"], schemaType: "string", errors: true, validate };
}

/** The value under `key` in the nearest group around the checked value that has that key. */
function nearest(key: string, { rootData, instancePath }: DataValidationCxt): unknown {
  const steps = instancePath.split("/").slice(1);
  let around: unknown = rootData;
  let found: unknown;
  for (const step of steps) {
    if (isGroup(around) && key in around) found = around[key];
    around = (around as Record<string, unknown>)[step];
  }
  return found;
}

/** A number, or a day in milliseconds; NaN for another text. */
const inNumbers = (value: unknown): number => (typeof value === "string" ? Date.parse(value) : Number(value));

/**
 * `notBelow: "low"`: a number is at least the one under that key, beside it or in a group around it; a day is not
 * earlier. With `above` it is more, or later.
 */
export const orderKeywords = [
  compared("notBelow", (value, other) => value < other, {
    number: "has to be at least",
    string: "must not be earlier than",
  }),
  compared("above", (value, other) => value <= other, {
    number: "has to be more than",
    string: "has to be later than",
  }),
];
