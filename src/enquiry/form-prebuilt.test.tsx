/** @jest-environment node */
import { contact } from "../fixtures/enquiry";
import { prebuilt } from "../fixtures/prebuilt";
import { EnquiryForm } from "./form";
import { FIELD_LABELS } from "./words";

test("the form is whole before any script runs, and can be sent without one", () => {
  const html = prebuilt(<EnquiryForm place="contact" contact={contact} />);
  expect(html).toMatch(/<form [^>]*action="\/api\/enquiry"/);
  expect(html).toMatch(/<form [^>]*method="post"/);
  for (const label of Object.values(FIELD_LABELS)) expect(html).toContain(`>${label}</label>`);
  // Without scripts it is the browser that checks.
  expect(html).not.toContain("noValidate");
  expect(html).not.toContain("readOnly");
  expect(html).not.toMatch(/<(button|select)[^>]* disabled/);
});
