/** @jest-environment node */
import { contact, words } from "../../test/components/enquiry-form";
import { prebuilt } from "../../test/components/prebuilt";
import { EnquiryForm } from "./form";

test("the form is whole before any script runs, and can be sent without one", () => {
  const html = prebuilt(<EnquiryForm place="contact" words={words} settings={{ contact, language: "en" }} />);
  expect(html).toMatch(/<form [^>]*action="\/api\/enquiry"/);
  expect(html).toMatch(/<form [^>]*method="post"/);
  for (const { label } of words.inputs) expect(html).toContain(`>${label}</label>`);
  // Without scripts it is the browser that checks.
  expect(html).not.toContain("noValidate");
  expect(html).not.toContain("readOnly");
  expect(html).not.toMatch(/<(button|select)[^>]* disabled/);
});
