/** @jest-environment node */
import { readMailEnv } from "./env";

const names = ["RESEND_API_KEY", "RESEND_BASE_URL", "ENQUIRY_FROM", "ENQUIRY_TO"];
const before = { ...process.env };

beforeEach(() => {
  for (const name of names) delete process.env[name];
});

afterAll(() => {
  process.env = before;
});

test("what is not set, or blank, is undefined", () => {
  process.env.ENQUIRY_TO = "  ";

  expect(readMailEnv()).toEqual({ key: undefined, baseUrl: undefined, from: undefined, to: undefined });
});

test("values are read anew each time, without blanks around them", () => {
  process.env.RESEND_API_KEY = " re_123\n";
  process.env.RESEND_BASE_URL = "http://localhost:9001";
  process.env.ENQUIRY_FROM = "Site <site@example.com>";
  process.env.ENQUIRY_TO = "inbox@example.com";

  expect(readMailEnv()).toEqual({
    key: "re_123",
    baseUrl: "http://localhost:9001",
    from: "Site <site@example.com>",
    to: "inbox@example.com",
  });
});
