import type { Path } from "./content-file";
import { QUOTES } from "./misread";
import type { Messages } from "./problem";
import { fits, type Schema } from "../schema/schema-files";

/** What a value is called in a message: its key, or its number in the list. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  return typeof last === "string" ? `"${last}"` : `Entry ${last + 1}${within(path.slice(0, -1))}`;
}

/** Where a value is: ` in "capabilities"`, ` in entry 2 in "items"`; nothing at the top of a file. */
export function within(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "";
  return typeof last === "string" ? ` in "${last}"` : ` in entry ${last + 1}${within(path.slice(0, -1))}`;
}

/** A list with too few or too many entries. */
export function wrongCount(named: string, { minItems, maxItems }: Schema, data: unknown): string {
  const count = Array.isArray(data) ? data.length : 0;
  const least = minItems === undefined ? [] : [`at least ${minItems}`];
  const most = maxItems === undefined ? [] : [`at most ${maxItems}`];
  const wanted = minItems === maxItems ? `exactly ${minItems}` : [...least, ...most].join(" and ");
  return `${named} needs ${wanted} ${minItems === 1 && !maxItems ? "entry" : "entries"} and has ${count}.`;
}

/** A text that is empty, which is an error, or too short or long, on which we only advise. */
export function wrongLength(
  named: string,
  data: unknown,
  { minLength, maxLength, description }: Schema,
): Messages {
  const length = [...String(data)].length;
  if (length === 0) return { message: `${named} is empty.`, hint: description };
  const wanted =
    maxLength && length > maxLength ? `there is room for ${maxLength}` : `${minLength} or more are better`;
  return { severity: "advice", message: `${named} has ${length} characters; ${wanted}.`, hint: description };
}

const TYPES: Record<string, string> = {
  string: "a text",
  array: 'a list, each entry on a line of its own that starts with "- "',
  object: 'a group of indented "key: value" lines',
  integer: "a whole number",
};

/** A value of another type than expected, as it happens when quotes, dashes or indents go wrong. */
export function wrongType(named: string, type: string, data: unknown, schema: Schema): Messages {
  const { description, patternErrorMessage } = schema;
  const wanted = TYPES[type] ?? type;
  if (data === null || data === undefined) return { message: `${named} is empty.`, hint: description };
  if (type === "string" && isBraced(data)) {
    return {
      message: `${named} is not read as a text.`,
      hint: "A text that starts with { has to stand in quotes.",
    };
  }
  if (type === "string" && isPlain(data)) {
    const read = data instanceof Date ? "date" : typeof data === "boolean" ? "yes or no" : typeof data;
    const text = data instanceof Date ? data.toISOString().slice(0, 10) : `${data as string | number}`;
    const hint = fits(schema, text) ? "Put it in quotes." : patternErrorMessage;
    return { message: `${named} should be a text, and is read as a ${read}.`, hint };
  }
  if (type === "string" && isSentence(data)) {
    const message = `${named} should be a text: a colon followed by a space makes a key of what stands before it.`;
    return { message, hint: QUOTES };
  }
  const isQuoted = type === "integer" && typeof data === "string" && /^\s*\d+\s*$/.test(data);
  const hint = isQuoted ? "Write the number alone, without quotes." : description;
  return { message: `${named} should be ${wanted}, and is ${kindOfValue(data)}.`, hint };
}

function kindOfValue(data: unknown): string {
  if (Array.isArray(data)) return "a list";
  if (!isPlain(data)) return "a group of keys";
  return typeof data === "string" ? "a text" : String(data);
}

function isPlain(data: unknown): boolean {
  return typeof data !== "object" || data instanceof Date;
}

/** `- Note: the rest` is a group with one key. */
function isSentence(data: unknown): boolean {
  if (Array.isArray(data) || isPlain(data)) return false;
  const values: unknown[] = Object.values(data as object);
  return values.length === 1 && typeof values[0] === "string";
}

/** `{brand}` without quotes is a group with one empty key. */
function isBraced(data: unknown): boolean {
  return (
    !Array.isArray(data) && !isPlain(data) && Object.values(data as object).every((value) => value === null)
  );
}
