/** @jest-environment node */
import { contactForm, words } from "../../test/components/enquiry-form";
import { prebuilt } from "../../test/components/prebuilt";

test("the form is whole before any script runs, and can be sent without one", () => {
  const html = prebuilt(contactForm);
  expect(html).toMatch(/<form [^>]*action="\/api\/enquiry"/);
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<input type="hidden" name="language" value="en"/);
  // Whatever the language, an address runs from left to right, and what is typed as its letters do.
  expect(html).toMatch(/<input [^>]*id="enquiry-email"[^>]* dir="ltr"/);
  expect(html).toMatch(/<textarea [^>]*id="enquiry-message"[^>]* dir="auto"/);
  for (const { label } of words.inputs) expect(html).toContain(`>${label}</label>`);
  // Without scripts the browser checks.
  expect(html).not.toContain("noValidate");
  expect(html).not.toContain("readOnly");
  expect(html).not.toMatch(/<(button|select)[^>]* disabled/);
});
