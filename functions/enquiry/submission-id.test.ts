/** @jest-environment node */
import { randomUUID } from "node:crypto";
import type { Enquiry } from "../../src/enquiry/fields";
import { FIELD_NAMES } from "../../src/enquiry/fields";
import { contentDigest, readSubmissionId, submissionIdOf } from "./submission-id";

const enquiry: Enquiry = {
  name: "Noor Saleh",
  email: "noor@example.com",
  company: "",
  service: "media",
  message: "We need one library.",
};

test("a UUID is taken as the id, in lower case", () => {
  const id = randomUUID();

  expect(readSubmissionId({ id })).toBe(id);
  expect(readSubmissionId({ id: id.toUpperCase() })).toBe(id);
});

test.each([
  undefined,
  null,
  "text",
  {},
  { id: "" },
  { id: 7 },
  { id: [randomUUID()] },
  { id: "not-an-id" },
  { id: `${randomUUID()}\n` },
  { id: `x${randomUUID()}` },
  { id: "00000000-0000-0000-0000-000000000000" },
  { id: "../../../../etc/passwd" },
])("%j holds no id", (input) => {
  expect(readSubmissionId(input)).toBeUndefined();
});

test("the id made of an enquiry is a UUID, the same for the same content", () => {
  const id = submissionIdOf(enquiry);

  expect(readSubmissionId({ id })).toBe(id);
  expect(submissionIdOf({ ...enquiry })).toBe(id);
});

test("other content, or an id that it shall differ from, makes another id", () => {
  const ids = [
    submissionIdOf(enquiry),
    submissionIdOf({ ...enquiry, name: "Noor" }),
    submissionIdOf({ ...enquiry, company: "Noor", name: "" }),
    submissionIdOf(enquiry, randomUUID()),
  ];

  expect(new Set(ids).size).toBe(4);
});

test("the digest tells contents apart and is safe in a file's name", () => {
  expect(contentDigest(enquiry)).toMatch(/^[0-9a-f]{12}$/);
  expect(contentDigest(enquiry)).toBe(contentDigest({ ...enquiry }));
  expect(contentDigest(enquiry)).not.toBe(contentDigest({ ...enquiry, message: "Another." }));
});

test.each(FIELD_NAMES)("the digest and the id made of an enquiry cover %s", (name) => {
  const changed = { ...enquiry, [name]: "other" };

  expect(contentDigest(changed)).not.toBe(contentDigest(enquiry));
  expect(submissionIdOf(changed)).not.toBe(submissionIdOf(enquiry));
});
