import { submissionFor } from "./submission";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const values = { name: "Noor", email: "noor@example.com", service: "ai", message: "Hello\nall" };
const language = "en";

test("a first submission gets an id", () => {
  expect(submissionFor({ values, language }).id).toMatch(UUID);
});

test.each([{}, { name: " Noor " }, { company: "" }, { message: "Hello\r\nall\n" }])(
  "the same content, typed as %j, keeps the id",
  (change) => {
    const first = submissionFor({ values, language });

    expect(submissionFor({ values: { ...values, ...change }, language }, first)).toBe(first);
  },
);

test.each([
  { name: "Nour" },
  { company: "Oasis" },
  { service: "" },
  { message: "Hello all" },
  { name: "", company: "Noor" },
])("another content, %j, gets an id of its own", (change) => {
  const first = submissionFor({ values, language });
  const second = submissionFor({ values: { ...values, ...change }, language }, first);

  expect(second.id).toMatch(UUID);
  expect(second.id).not.toBe(first.id);
});

test("the same words in another language are another enquiry", () => {
  const first = submissionFor({ values, language });

  expect(submissionFor({ values, language: "ar" }, first).id).not.toBe(first.id);
});

test("an old browser, or a page without TLS, makes no id, and a retry is one all the same", () => {
  jest.spyOn(globalThis, "crypto", "get").mockReturnValue({} as Crypto);
  const first = submissionFor({ values, language });
  const retry = submissionFor({ values, language }, first);

  expect(first.id).toBe("");
  expect(retry).toBe(first);
});
