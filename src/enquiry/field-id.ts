import type { FieldName } from "./words";

/** A field's element is found by this id; there is one enquiry form on a page. */
export const fieldId = (name: FieldName): string => `enquiry-${name}`;
