import { randomUUID } from "node:crypto";
import type { Enquiry } from "../../src/enquiry/fields";
import { contentDigest, readSubmissionId, submissionIdOf } from "./submission-id";
import { enquiryForTests } from "../../test/functions/enquiry";

const enquiry = enquiryForTests();
const content = { enquiry, language: "en" };
const having = (change: Partial<Enquiry>) => ({ ...content, enquiry: { ...enquiry, ...change } });

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
  const id = submissionIdOf(content);

  expect(readSubmissionId({ id })).toBe(id);
  expect(submissionIdOf(having({}))).toBe(id);
});

test("other content, another language, or an id that it shall differ from, makes another id", () => {
  const ids = [
    submissionIdOf(content),
    submissionIdOf(having({ name: "Noor" })),
    submissionIdOf(having({ company: "Noor", name: "" })),
    submissionIdOf({ enquiry, language: "ar" }),
    submissionIdOf({ enquiry }),
    submissionIdOf(content, randomUUID()),
  ];

  expect(new Set(ids).size).toBe(6);
});

test("the digest tells contents and languages apart and is safe in a file's name", () => {
  expect(contentDigest(content)).toMatch(/^[0-9a-f]{12}$/);
  expect(contentDigest(content)).toBe(contentDigest(having({})));
  expect(contentDigest(content)).not.toBe(contentDigest(having({ message: "Another." })));
  expect(contentDigest(content)).not.toBe(contentDigest({ enquiry, language: "ar" }));
});
