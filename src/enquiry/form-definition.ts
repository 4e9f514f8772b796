import { FIELDS } from "./fields";
import type { Field, FieldName } from "./fields";
import { wordsOf } from "./words";
import type { FieldWords, FormWords } from "./words";

/** A control by the HTML that it takes. */
export type Control =
  | { tag: "input"; type: "text" | "email"; autocomplete: string }
  | { tag: "textarea"; rows: number }
  | { tag: "select"; options: readonly { readonly value: string; readonly label: string }[] };

/** One field of the form, as both the React form and the page without scripts show it. */
export type FormField = {
  name: FieldName;
  id: string;
  label: string;
  hint?: string;
  /**
   * The direction of what is typed, in every language: left to right for an address, for a text that of its letters.
   */
  direction?: "ltr" | "auto";
  isRequired: boolean;
  /** Whether it shares its row with another one where there is room. */
  isHalf: boolean;
  control: Control;
};

/** The fields of the form in their order, with their words. */
export function formFields(words: FormWords): FormField[] {
  return FIELDS.map((field) => {
    const { name, control, optional } = field;
    const own = wordsOf(words, name);
    return {
      name,
      id: fieldId(name),
      label: own.label,
      hint: own.hint ?? undefined,
      direction: DIRECTIONS[control],
      isRequired: !optional,
      isHalf: control !== "textarea",
      control: controlOf(field, own),
    };
  });
}

const DIRECTIONS = { email: "ltr", text: "auto", textarea: "auto", select: undefined } as const;

/** What stands beside the button: the reply promise, or that nothing was sent. */
export const OUTCOME_ID = "enquiry-outcome";

/** The summary of what is wrong is found by this id. */
export const SUMMARY_ID = "enquiry-summary";

/** A field's control is found by this id; there is one enquiry form on a page. */
export const fieldId = (name: FieldName): string => `enquiry-${name}`;

function controlOf(field: Field, { choice }: FieldWords): Control {
  switch (field.control) {
    case "text":
    case "email":
      return { tag: "input", type: field.control, autocomplete: field.autocomplete };
    case "textarea":
      return { tag: "textarea", rows: 3 };
    case "select":
      return { tag: "select", options: [{ value: "", label: choice!.prompt }, ...choice!.options] };
  }
}

/** The name of a hidden field that says which language the form is in. */
export const LANGUAGE_NAME = "language";

/**
 * The name of the honeypot, a field that people never see. Browsers do not fill it in, because the name means nothing
 * to them; programs that fill in every field do. A person who reaches it nevertheless reads what to do.
 */
export const HONEYPOT_NAME = "topic";
