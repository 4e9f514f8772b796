import { fill } from "../fill";
import type { Field, FieldName, Mistake } from "./fields";

/** A sentence about a number, by the categories of `Intl.PluralRules`; `{count}` stands for the number. */
export type PluralForms = { readonly other: string } & Readonly<
  Partial<Record<Exclude<Intl.LDMLPluralRule, "other">, string | null>>
>;

/** The words of one field. */
export type FieldWords = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | null;
  /** What is said for each mistake that the field's rules know. */
  readonly messages?: Readonly<Partial<Record<Mistake, string | null>>> | null;
  /** Only for a select. */
  readonly choice?: {
    /** Shown before anything is chosen. */
    readonly prompt: string;
    /** Shown afterwards if nothing was chosen. */
    readonly none: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  } | null;
};

/** What the form says, with scripts and without: content/enquiry/form.yaml. */
export type FormWords = {
  readonly inputs: readonly FieldWords[];
  readonly optional: string;
  readonly send: string;
  readonly sending: string;
  readonly sendAnother: string;
  readonly notSent: string;
  readonly replyPromise: string;
  readonly privacy: { readonly text: string; readonly link: { readonly label: string; readonly to: string } };
  readonly honeypot: string;
  readonly summary: PluralForms;
  readonly answers: { readonly sent: string; readonly invalid: string; readonly failed: string };
  readonly toasts: {
    readonly sent: { readonly title: string; readonly text: string };
    readonly invalid: { readonly title: string; readonly text: string };
    readonly failed: { readonly title: string; readonly text: string };
  };
  /** What stands in the form's place after sending. */
  readonly confirmation: {
    readonly reference: { readonly label: string; readonly note: string };
    readonly next: {
      readonly heading: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    };
    readonly wrote: string;
    readonly more: { readonly label: string; readonly to: string };
  };
  readonly otherWays: {
    readonly title: string;
    readonly text: string;
    readonly message: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
};

/** Where a form is: the contact page words two of its toasts in its own way. */
export type FormPlace = "service" | "contact";

/** The words of a field. The content check makes sure that every field has some in every language. */
export function wordsOf(words: FormWords, name: FieldName): FieldWords {
  return words.inputs.find((field) => field.name === name)!;
}

/** A field's value as people read it: of a choice its label, or itself where it is offered no longer. */
export function shownValue({ name, control }: Field, value: string, words: FormWords): string {
  if (control !== "select") return value;
  const { options, none } = wordsOf(words, name).choice!;
  return options.find((option) => option.value === value)?.label ?? (value || none);
}

/** The sentence about a number, in the form that the language has for it. */
export function plural(forms: PluralForms, count: number, language: string): string {
  const category = new Intl.PluralRules(language).select(count);
  return fill(forms[category] ?? forms.other, { count });
}
