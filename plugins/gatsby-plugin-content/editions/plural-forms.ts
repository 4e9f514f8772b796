/** Numbers for which some language has a form of its own: French for a million, Polish for a fraction. */
const NUMBERS: readonly number[] = [...Array(101).keys(), 1_000_000, 1.5];

/** A form that sentences about a number have in a language, and the first number that it is for. */
type PluralForm = { form: Intl.LDMLPluralRule; number: number | undefined };

/** The forms that a sentence about a number has in the language with this code. */
export function pluralForms(code: string): PluralForm[] {
  const rules = new Intl.PluralRules(code);
  return rules
    .resolvedOptions()
    .pluralCategories.map((form) => ({ form, number: NUMBERS.find((one) => rules.select(one) === form) }));
}

/** Whether a sentence can do without a form: many are never about zero. */
export const isSpare = (form: string): boolean => form === "zero";
