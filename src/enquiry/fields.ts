import { normaliseAddress, normaliseLine, normaliseText } from "./normalise";

/** In UTF-16 units, as `maxlength` counts them, after normalising. */
type Length = { optional?: false; min: number; max: number } | { optional: true; max: number };

/** A field by its control. An e-mail address is always required, a choice never: what is no option counts as none. */
type Rules = {
  name: string;
  /** Whether the confirmation repeats it to the visitor. */
  confirmed?: true;
} & (
  | ({ control: "text"; autocomplete: string } & Length)
  | { control: "email"; autocomplete: string; optional?: false; max: number }
  | ({ control: "textarea" } & Length)
  | { control: "select"; optional: true; options: readonly string[] }
);

/**
 * The fields of an enquiry, in the order in which the form shows them and errors are reported. Contract, form, page
 * without scripts, e-mails and the digest of the content are made of this list; its words are in
 * content/enquiry/form.yaml. How to add a field: docs/adding-things.md.
 */
const LIST = [
  { name: "name", control: "text", min: 1, max: 200, autocomplete: "name" },
  { name: "email", control: "email", max: 254, autocomplete: "email" },
  { name: "company", control: "text", optional: true, max: 200, autocomplete: "organization" },
  {
    name: "service",
    control: "select",
    optional: true,
    options: ["ai", "media", "software", "other"],
    confirmed: true,
  },
  { name: "message", control: "textarea", min: 5, max: 5000, confirmed: true },
] as const satisfies readonly Rules[];

type Listed = (typeof LIST)[number];

export type FieldName = Listed["name"];

export type Field = Rules & { name: FieldName };

export const FIELDS: readonly Field[] = LIST;

/** The field that a page about a service fills in, and that lists of enquiries show. */
export const SERVICE_FIELD = LIST.find(
  (field): field is Extract<Listed, { name: "service" }> => field.name === "service",
)!;

export const FIELD_NAMES = FIELDS.map(({ name }) => name);

/** An enquiry that has passed the rules: normalised, every field present, "" where nothing was given. */
export type Enquiry = {
  [One in Listed as One["name"]]: One extends { options: readonly (infer Option)[] } ? Option | "" : string;
};

/** The values of a form as they were typed; a field may be missing while it is empty. */
export type EnquiryValues = Partial<Record<FieldName, string>>;

/** One value for each field, made from its rules. */
export function forEachField<Value>(make: (field: Field) => Value): Record<FieldName, Value> {
  return Object.fromEntries(FIELDS.map((field) => [field.name, make(field)])) as Record<FieldName, Value>;
}

/** What was typed, as it is checked, compared and sent: a text area keeps its lines. */
export function normaliseValue({ control }: Field, typed: string): string {
  if (control === "email") return normaliseAddress(typed);
  return control === "textarea" ? normaliseText(typed) : normaliseLine(typed);
}

/** What can be wrong with a field. Its words have a message for each. */
export type Mistake = "required" | "invalid" | "tooLong";

/** The mistakes that a field can have. */
export function mistakesOf({ control, optional }: Field): readonly Mistake[] {
  switch (control) {
    case "email":
      return ["invalid"];
    case "select":
      return [];
    case "text":
    case "textarea":
      return optional ? ["invalid", "tooLong"] : ["required", "tooLong"];
  }
}
