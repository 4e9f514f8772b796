import { forEachField } from "../../src/enquiry/fields";
import type { Enquiry, Field } from "../../src/enquiry/fields";

/** A valid enquiry with only the required fields, the service, and what is given. */
export function enquiryForTests(given: Partial<Enquiry> = {}): Enquiry {
  const usual: Partial<Enquiry> = {
    name: "Noor Saleh",
    email: "noor@example.com",
    service: "media",
    message: "We need one library.",
  };
  return { ...forEachField(leastOf), ...usual, ...given } as Enquiry;
}

/** The shortest valid value of a field. */
function leastOf(field: Field): string {
  if (field.control === "email") return "a@example.com";
  return field.optional ? "" : "x".repeat(field.min);
}
