import { array, constantFrom, emailAddress, oneof, record, string } from "fast-check";
import type { Arbitrary } from "fast-check";
import { forEachField } from "../../src/enquiry/fields";
import type { FieldName } from "../../src/enquiry/fields";

/** Texts that try to break out of markup, headers, JSON or lines, or that faulty devices send. */
const PIECES = [
  "<script>alert(1)</script>",
  "</textarea>",
  "</title>",
  "-->",
  "<!--",
  "<![CDATA[",
  '" onfocus="alert(1)',
  "' onfocus='alert(1)",
  "&lt;",
  "&#0;",
  "${name}",
  "\r\nBcc: x@example.net",
  "%0d%0aBcc:x@example.net",
  "\r",
  "\n",
  "\t",
  "\0",
  "\u0085",
  "\u2028",
  "\u2029",
  "\u202Eexe.",
  "\u2066",
  "\u200F",
  "\uFEFF",
  "\u0301",
  "\u1100\u1161",
  // Half of an emoji, as a form that counts UTF-16 units may cut it.
  "\uD83D",
  "\uDE00",
  "نور",
  "O'Neil",
  " ",
  "\u00A0",
];

/** Any text at all, mostly a hostile one. */
export const typed: Arbitrary<string> = array(
  oneof(constantFrom(...PIECES), string({ unit: "binary", maxLength: 6 })),
  { maxLength: 8 },
).map((pieces) => pieces.join(""));

/** Any text at all in each field of an enquiry, beside an address that may be one. */
export const typedEnquiry: Arbitrary<Record<FieldName, string>> = record(
  forEachField(({ control }) => (control === "email" ? emailAddress() : typed)),
);
