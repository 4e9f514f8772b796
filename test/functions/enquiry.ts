import { forEachField } from "../../src/enquiry/fields";
import type { Enquiry, Field } from "../../src/enquiry/fields";

/** A valid enquiry, in which nothing is filled in that need not be but what is given, and the service. */
export function enquiryForTests(given: Partial<Enquiry> = {}): Enquiry {
  const usual: Partial<Enquiry> = {
    name: "Noor Saleh",
    email: "noor@example.com",
    service: "media",
    message: "We need one library.",
  };
  return { ...forEachField(leastOf), ...usual, ...given } as Enquiry;
}

/** The least that a field takes. */
function leastOf(field: Field): string {
  if (field.control === "email") return "a@example.com";
  return field.optional ? "" : "x".repeat(field.min);
}
