/** @jest-environment node */
import { confirmationEmail, inboxEmail } from "../../functions/enquiry/emails";
import { pageForm } from "../../functions/enquiry/form-page-fields";
import { contentDigest } from "../../functions/enquiry/submission-id";
import { siteForTests } from "../../test/functions/site-facts";
import { validateEnquiry } from "./contract";
import { FIELDS, forEachField, mistakesOf, normaliseValue } from "./fields";
import type { Enquiry, EnquiryValues, Field } from "./fields";
import { formFields } from "./form-definition";
import { submissionFor } from "./submission";
import { shownValue, wordsOf } from "./words";

/** Everything made from the list of fields knows each field on it. */

const [edition] = siteForTests.editions;
const { words } = edition;
const mails = { site: siteForTests, from: "site@example.com", to: "inbox@example.com" };

/** A value that the field takes, unlike that of any other field. */
function valueOf(field: Field): string {
  switch (field.control) {
    case "email":
      return `${field.name}@example.com`;
    case "select":
      return field.options.at(-1)!;
    case "text":
    case "textarea":
      return `What ${field.name} says`;
  }
}

const filled = forEachField(valueOf);
const enquiry = filled as Enquiry;

test.each(FIELDS)("$name is checked, and each mistake in it has a message", (field) => {
  expect(validateEnquiry(filled, words.form)).toEqual({});
  const { messages } = wordsOf(words.form, field.name);
  const tooLong = field.control === "select" ? "" : "x".repeat(field.max + 1);
  const wrong = field.control === "select" ? [] : ["", 7, tooLong];
  const said = wrong.flatMap(
    (value) => validateEnquiry({ ...filled, [field.name]: value }, words.form)[field.name] ?? [],
  );

  expect(new Set(said)).toEqual(new Set(mistakesOf(field).map((mistake) => messages![mistake])));
});

test.each(FIELDS)("$name is in the form and on the page without scripts, with what was typed", (field) => {
  const { label } = wordsOf(words.form, field.name);
  const page = pageForm(filled, { [field.name]: ["Wrong"] }, edition).source;

  expect(formFields(words.form).find(({ name }) => name === field.name)).toMatchObject({ label });
  expect(page).toContain(`name="${field.name}"`);
  expect(page).toContain(`>${label}</label>`);
  expect(page).toContain(`id="enquiry-${field.name}-error"`);
  expect(page).toContain(filled[field.name]);
});

test.each(FIELDS)(
  "$name is in the company's mail, and in the confirmation if it is to be repeated",
  (field) => {
    const shown = shownValue(field, filled[field.name], words.form);

    expect(inboxEmail({ enquiry }, "7K2M-9PQ4", mails).text).toContain(shown);
    expect(
      confirmationEmail({ enquiry }, "7K2M-9PQ4", mails).text.includes(`:\n${shown}`) ||
        confirmationEmail({ enquiry }, "7K2M-9PQ4", mails).text.includes(`: ${shown}`),
    ).toBe(field.confirmed === true);
  },
);

test.each(FIELDS)("another $name is another enquiry, for the browser and for the server", (field) => {
  const changed = { ...filled, [field.name]: "x" };
  const contentOf = (values: EnquiryValues) => submissionFor({ values, language: "en" }).content;

  expect(contentDigest({ enquiry: changed as Enquiry })).not.toBe(contentDigest({ enquiry }));
  expect(contentOf(changed)).not.toBe(contentOf(filled));
});

test("a text area keeps its lines, every other field is one line", () => {
  for (const field of FIELDS) {
    expect(normaliseValue(field, "a\r\nb")).toBe(field.control === "textarea" ? "a\nb" : "a b");
  }
});
