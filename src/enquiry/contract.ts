import { object, string, ValidationError } from "yup";
import type { ISchema, ObjectSchema } from "yup";
import { FIELD_NAMES, FIELDS, forEachField, normaliseValue } from "./fields";
import type { Enquiry, EnquiryValues, Field, FieldName, Mistake } from "./fields";
import { isSeen } from "./normalise";
import { wordsOf } from "./words";
import type { FormWords } from "./words";

/**
 * A valid e-mail address as HTML defines it for `input type=email`, with one rule more: the domain has a dot.
 * Nobody can be answered at `name@localhost`, and a forgotten ".com" is the likeliest mistake.
 */
const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The messages given to yup are names of mistakes; each field's words have a text for each. */
const REQUIRED: Mistake = "required";
const INVALID: Mistake = "invalid";
const TOO_LONG: Mistake = "tooLong";

/** The rules for every field; casting normalises what was typed. */
const enquirySchema = object(forEachField(rulesFor)) as ObjectSchema<Enquiry>;

function rulesFor(field: Field): ISchema<string | undefined> {
  switch (field.control) {
    case "email":
      return normalised(field)
        .typeError(INVALID)
        .required(INVALID)
        .max(field.max, INVALID)
        .matches(EMAIL_PATTERN, INVALID);
    case "select":
      return text((typed) => (field.options.some((option) => option === typed) ? typed : "")).default("");
    case "text":
    case "textarea": {
      if (!field.optional) {
        const { min, max } = field;
        return normalised(field)
          .typeError(REQUIRED)
          .required(REQUIRED)
          .test("seen", REQUIRED, (value) => isSeen(value))
          .min(min, REQUIRED)
          .max(max, TOO_LONG);
      }
      return normalised(field)
        .typeError(INVALID)
        .transform((value: unknown) => value ?? "")
        .default("")
        .max(field.max, TOO_LONG);
    }
  }
}

/**
 * Composing (NFC) joins up to three characters into one, as in Korean. A text longer than three times its limit is too
 * long anyway, and is not composed: that may take long.
 */
const MOST_COMPOSED = 3;

function normalised(field: Exclude<Field, { control: "select" }>) {
  return text((typed) => {
    if (typeof typed !== "string") return typed;
    const trimmed = typed.trim();
    return trimmed.length > MOST_COMPOSED * field.max ? trimmed : normaliseValue(field, trimmed);
  });
}

/**
 * A string schema with our own cast only. Yup's own cast turns numbers and the like into strings, but they have to fail
 * as what they are; and it calls whatever an object has by the name of `toString`.
 */
function text(cast: (typed: unknown) => unknown) {
  const schema = string();
  schema.transforms = [];
  return schema.transform(cast);
}

/** The messages for each failing field, most important first; a field that passes has no entry. */
export type FieldErrors = Partial<Record<FieldName, string[]>>;

/** What `POST /api/enquiry` answers, whatever the status. `reference` is the short code that people quote. */
export type EnquiryAnswer =
  | { success: true; message: string; reference: string }
  | { success: false; message: string; errors?: FieldErrors };

type EnquiryCheck = { valid: true; enquiry: Enquiry } | { valid: false; errors: FieldErrors };

/**
 * Checks any input against the rules, synchronously. Returns the normalised enquiry, or the errors with the fields in
 * the form's order; input that is no object fails without an error for any field.
 */
export function checkEnquiry(input: unknown, words: FormWords): EnquiryCheck {
  try {
    const enquiry = enquirySchema.validateSync(fieldsIn(input), { abortEarly: false });
    return { valid: true, enquiry };
  } catch (error) {
    if (error instanceof ValidationError) return { valid: false, errors: errorsByField(error, words) };
    throw error;
  }
}

/** The errors of a form's values: an empty object if there are none. */
export function validateEnquiry(values: EnquiryValues, words: FormWords): FieldErrors {
  const check = checkEnquiry(values, words);
  return check.valid ? {} : check.errors;
}

/** The first message of the first failing field, in the form's order. */
export function firstError(errors: FieldErrors): string | undefined {
  return FIELD_NAMES.flatMap((name) => errors[name] ?? [])[0];
}

/**
 * Only the form's fields of an object: yup would look up any other key among its own fields, and fails on keys that
 * every object inherits, such as "toString". Input that is no object becomes a list, which fails.
 */
function fieldsIn(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return [];
  const named = FIELD_NAMES.filter((name) => Object.hasOwn(input, name));
  return Object.fromEntries(named.map((name) => [name, (input as Record<FieldName, unknown>)[name]]));
}

function errorsByField({ inner }: ValidationError, words: FormWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name } of FIELDS) {
    const { messages } = wordsOf(words, name);
    const mistakes = inner.filter(({ path }) => path === name).map(({ message }) => message as Mistake);
    if (mistakes.length > 0) errors[name] = [...new Set(mistakes)].map((mistake) => messages![mistake]!);
  }
  return errors;
}
