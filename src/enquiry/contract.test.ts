import { enquiryForTests } from "../../test/functions/enquiry";
import { wordsForTests } from "../../test/functions/enquiry-words";
import * as contract from "./contract";
import { firstError } from "./contract";
import type { EnquiryValues } from "./fields";

const { form: words } = wordsForTests;
const checkEnquiry = (input: unknown) => contract.checkEnquiry(input, words);
const validateEnquiry = (values: EnquiryValues) => contract.validateEnquiry(values, words);

const filled = enquiryForTests();

const errorsWith = (change: Record<string, unknown>) => validateEnquiry({ ...filled, ...change });

test("a filled form passes", () => {
  expect(validateEnquiry(filled)).toEqual({});
});

test.each([
  ["name", "", "Name is required"],
  ["name", "   ", "Name is required"],
  ["name", "\u0000\n", "Name is required"],
  ["name", "\u200B\u3164 \u00AD\u2800\u{E0041}", "Name is required"],
  ["name", null, "Name is required"],
  ["name", undefined, "Name is required"],
  ["name", 7, "Name is required"],
  ["name", { first: "Noor" }, "Name is required"],
  ["name", "n".repeat(201), "Name is too long"],
  ["email", "", "Invalid email address"],
  ["email", undefined, "Invalid email address"],
  ["email", 7, "Invalid email address"],
  ["email", ["noor@example.com"], "Invalid email address"],
  ["email", "noor", "Invalid email address"],
  ["email", "noor@", "Invalid email address"],
  ["email", "noor@localhost", "Invalid email address"],
  ["email", "noor@example..com", "Invalid email address"],
  ["email", "noor@-example.com", "Invalid email address"],
  ["email", "noor saleh@example.com", "Invalid email address"],
  ["email", "noor@example.com\nBcc: all@example.com", "Invalid email address"],
  ["email", "Noor <noor@example.com>", "Invalid email address"],
  ["email", "noor@example.com,sara@example.com", "Invalid email address"],
  ["email", `${"n".repeat(243)}@example.com`, "Invalid email address"],
  ["company", "c".repeat(201), "Company is too long"],
  ["company", 7, "Company must be text"],
  ["company", {}, "Company must be text"],
  ["company", { toString: true }, "Company must be text"],
  ["message", "", "Message is required"],
  ["message", undefined, "Message is required"],
  ["message", false, "Message is required"],
  ["message", "Four", "Message is required"],
  ["message", " Four ", "Message is required"],
  ["message", "\u200B".repeat(5), "Message is required"],
  ["message", "m".repeat(5001), "Message is too long"],
  ["message", `a${"\u0315\u0300".repeat(7600)}`, "Message is too long"],
])("%s %j is refused: %s", (field, value, message) => {
  expect(errorsWith({ [field]: value })).toEqual({ [field]: [message] });
});

test.each([
  ["name", "N"],
  ["name", "n".repeat(200)],
  ["name", "Sinéad O'Connor-Bint Rāshid"],
  ["name", "نور صالح"],
  ["message", `  ${"각".normalize("NFD").repeat(5000)}  `],
  ["email", " noor@example.com "],
  ["email", "noor+site@mail.example.co.uk"],
  ["email", "o'neil@example.com"],
  ["email", `${"n".repeat(242)}@example.com`],
  ["company", "c".repeat(200)],
  ["company", null],
  ["company", undefined],
  ["service", "media"],
  ["service", "plumbing"],
  ["service", 7],
  ["service", { toString: true }],
  ["service", null],
  ["message", "Hello"],
  ["message", "m".repeat(5000)],
  ["message", "Line one\n\nLine two"],
])("%s %j is accepted", (field, value) => {
  expect(errorsWith({ [field]: value })).toEqual({});
});

test("what was typed comes out normalised, with every field, and nothing else", () => {
  const input = {
    ...filled,
    name: " Noor\r\nSaleh ",
    email: " noor@example.com ",
    company: " Example\tTrading ",
    service: "ai",
    message: " One\r\nTwo ",
    extra: "dropped",
  };

  expect(checkEnquiry(input)).toEqual({
    valid: true,
    enquiry: {
      ...filled,
      name: "Noor Saleh",
      email: "noor@example.com",
      company: "Example Trading",
      service: "ai",
      message: "One\nTwo",
    },
  });
});

test.each(["toString", "constructor", "hasOwnProperty", "__proto__"])(
  "a key named %s, as every object has one, is dropped like any other",
  (key) => {
    const input = JSON.parse(JSON.stringify({ ...filled, [`${key}`]: false })) as unknown;

    expect(checkEnquiry(input)).toEqual(checkEnquiry(filled));
  },
);

test.each([undefined, null, "", "plumbing", "constructor", "__proto__", 7, ["ai"]])(
  "service %j counts as not specified",
  (service) => {
    expect(checkEnquiry({ ...filled, service })).toMatchObject({ valid: true, enquiry: { service: "" } });
  },
);

test.each([null, undefined, [], "text", '{"name":"Noor"}', 7, true])(
  "%j, which is no object, fails with no field to blame",
  (input) => {
    expect(checkEnquiry(input)).toEqual({ valid: false, errors: {} });
  },
);

test("errors come in the order of the form, one message each", () => {
  const errors = errorsWith({ message: "", company: "c".repeat(201), email: "", name: "" });

  expect(Object.entries(errors)).toEqual([
    ["name", ["Name is required"]],
    ["email", ["Invalid email address"]],
    ["company", ["Company is too long"]],
    ["message", ["Message is required"]],
  ]);
});

test("the first error is that of the first failing field, however the errors are ordered", () => {
  expect(firstError({ message: ["Message is required"], email: ["Invalid email address"] })).toBe(
    "Invalid email address",
  );
  expect(firstError({ name: [], message: ["Message is required"] })).toBe("Message is required");
  expect(firstError({})).toBeUndefined();
});

test("an exception that is no matter of validation is passed on", () => {
  const hostile = {
    get name(): string {
      throw new RangeError("not a rule");
    },
  };

  expect(() => checkEnquiry(hostile)).toThrow(RangeError);
});

test("what is far too long is not composed, which may take long", () => {
  const normalize = jest.spyOn(String.prototype, "normalize");
  const far = "\u0315\u0300".repeat(7600);
  validateEnquiry({ name: far, email: far, company: far, message: far });
  const composed = normalize.mock.contexts.map(String).filter(({ length }) => length > 0);
  normalize.mockRestore();

  expect(composed).toEqual([]);
});
