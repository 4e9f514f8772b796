import { createHash } from "node:crypto";

/** Crockford's base 32: no I, L, O and U, so that a reference read aloud or by hand is not misread. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const REFERENCE = new RegExp(`^[${DIGITS}]{8}$`);

/** The name of an enquiry for people, such as "7K2M-9PQ4": made of its submission id, so the same for every retry. */
export function referenceOf(id: string): string {
  // Not the id's own bits: in some kinds of UUID they are a time, the same for ids made one after another.
  const bytes = createHash("sha256").update(id).digest();
  const digits = Array.from({ length: 8 }, (_, index) => DIGITS[bytes[index]! & 31]).join("");
  return grouped(digits);
}

/**
 * A reference as a person typed or copied it: in any case, with or without a hyphen (the page shows it with U+2011,
 * which does not break) and with the characters that isolate it in Arabic mails, with O for 0, and I or L for 1.
 */
export function readReference(typed: string): string | undefined {
  const digits = typed
    .toUpperCase()
    .replace(/[\s\u2010\u2011\u2066-\u2069-]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return REFERENCE.test(digits) ? grouped(digits) : undefined;
}

function grouped(digits: string): string {
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
