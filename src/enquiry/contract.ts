import { object, string, ValidationError } from "yup";
import type { InferType } from "yup";
import { normaliseLine, normaliseText } from "./normalise";
import { FIELD_ORDER, isService } from "./words";
import type { EnquiryService, FieldName } from "./words";

/** Lengths in UTF-16 units, as `maxlength` counts them, after trimming (DECISIONS.md, "The enquiry"). */
export const LIMITS = {
  name: { min: 1, max: 200 },
  email: { max: 254 },
  company: { max: 200 },
  message: { min: 5, max: 5000 },
} as const;

export const MESSAGES = {
  name: { required: "Name is required", tooLong: "Name is too long" },
  email: { invalid: "Invalid email address" },
  company: { tooLong: "Company is too long", notText: "Company must be text" },
  message: { required: "Message is required", tooLong: "Message is too long" },
} as const;

/**
 * A valid e-mail address as HTML defines it for `input type=email`, with one rule more: the domain has a dot.
 * Nobody can be answered at `name@localhost`, and a forgotten ".com" is the likeliest mistake.
 */
const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * A text that is cast in our way alone. Yup's own makes texts of numbers and the like, which are to stay what they are
 * and fail as such, and it calls whatever an object has by the name of `toString`.
 */
function text<Value extends string>(cast: (typed: unknown) => unknown) {
  const schema = string<Value>();
  schema.transforms = [];
  return schema.transform(cast);
}

function normalisedBy(normalise: (typed: string) => string) {
  return text((typed) => (typeof typed === "string" ? normalise(typed) : typed));
}

/** The rules for every field; casting normalises what was typed. */
export const enquirySchema = object({
  name: normalisedBy(normaliseLine)
    .typeError(MESSAGES.name.required)
    .required(MESSAGES.name.required)
    .min(LIMITS.name.min, MESSAGES.name.required)
    .max(LIMITS.name.max, MESSAGES.name.tooLong),
  email: normalisedBy(normaliseLine)
    .typeError(MESSAGES.email.invalid)
    .required(MESSAGES.email.invalid)
    .max(LIMITS.email.max, MESSAGES.email.invalid)
    .matches(EMAIL_PATTERN, MESSAGES.email.invalid),
  company: normalisedBy(normaliseLine)
    .typeError(MESSAGES.company.notText)
    .transform((value: unknown) => value ?? "")
    .default("")
    .max(LIMITS.company.max, MESSAGES.company.tooLong),
  service: text<EnquiryService | "">((typed) => (isService(typed) ? typed : "")).default(""),
  message: normalisedBy(normaliseText)
    .typeError(MESSAGES.message.required)
    .required(MESSAGES.message.required)
    .min(LIMITS.message.min, MESSAGES.message.required)
    .max(LIMITS.message.max, MESSAGES.message.tooLong),
} satisfies Record<FieldName, unknown>);

/** An enquiry that has passed the rules: normalised, every field present, `service` "" if not specified. */
export type Enquiry = InferType<typeof enquirySchema>;

/** What a form holds: what was typed, any field may be missing while it is empty. */
export type EnquiryValues = Partial<Record<FieldName, string>>;

/** The messages for each failing field, most important first; a field that passes has no entry. */
export type FieldErrors = Partial<Record<FieldName, string[]>>;

/** What `POST /api/enquiry` answers, whatever the status. */
export type EnquiryAnswer =
  { success: true; message: string } | { success: false; message: string; errors?: FieldErrors };

export type EnquiryCheck = { valid: true; enquiry: Enquiry } | { valid: false; errors: FieldErrors };

/**
 * Checks anything at all against the rules, synchronously. Returns the normalised enquiry, or the errors with
 * the fields in the form's order; what is no object at all fails with no field to blame.
 */
export function checkEnquiry(input: unknown): EnquiryCheck {
  try {
    const enquiry = enquirySchema.validateSync(fieldsOf(input), { abortEarly: false });
    return { valid: true, enquiry };
  } catch (error) {
    if (error instanceof ValidationError) return { valid: false, errors: errorsByField(error) };
    throw error;
  }
}

/** The errors of a form's values: an empty object if there are none. */
export function validateEnquiry(values: EnquiryValues): FieldErrors {
  const check = checkEnquiry(values);
  return check.valid ? {} : check.errors;
}

/** The first message of the first failing field, in the form's order (SPEC.md section 5). */
export function firstError(errors: FieldErrors): string | undefined {
  return FIELD_ORDER.flatMap((field) => errors[field] ?? [])[0];
}

/**
 * The form's fields, of whatever else an object holds: yup would look up any other key among its own fields, and
 * stumbles over those that every object inherits, such as "toString". What is no object becomes a list, which fails.
 */
function fieldsOf(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return [];
  const named = FIELD_ORDER.filter((name) => Object.hasOwn(input, name));
  return Object.fromEntries(named.map((name) => [name, (input as Record<FieldName, unknown>)[name]]));
}

function errorsByField(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FIELD_ORDER) {
    const messages = error.inner.filter(({ path }) => path === field).map(({ message }) => message);
    if (messages.length > 0) errors[field] = [...new Set(messages)];
  }
  return errors;
}
