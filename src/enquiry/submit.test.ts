import { submitEnquiry, SUBMIT_TIMEOUT_MS, toastFor } from "./submit";
import type { SubmitResult } from "./submit";
import { wordsForTests } from "../../test/functions/enquiry-words";
import type { FormPlace } from "./words";

const values = { name: "Noor", email: "noor@example.com", message: "We need one library." };
const id = "0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59";
const options = { id, language: "ar", honeypot: "" };
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValue({ status, json: () => Promise.resolve(body) });

/** A server that never answers: the call ends only when its signal does, as a real one does. */
const hang = () =>
  fetchMock.mockImplementation(
    (_path, { signal }) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(new Error("aborted"));
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );

test("the values and the id go to the function as JSON, with what is in the honeypot", async () => {
  answer(200, { success: true, message: "Thanks" });

  await submitEnquiry(values, { ...options, honeypot: "Cheap watches" });

  const [path, init] = fetchMock.mock.calls[0]!;
  expect(path).toBe("/api/enquiry");
  expect(init).toMatchObject({ method: "POST", headers: { "Content-Type": "application/json" } });
  const body = JSON.parse(init.body as string) as unknown;
  expect(body).toEqual({ ...values, id, language: "ar", topic: "Cheap watches" });
});

test.each<[number, unknown, SubmitResult]>([
  [200, { success: true, message: "Thanks" }, { status: "sent", message: "Thanks" }],
  [
    200,
    { success: true, message: "Thanks", reference: "7K2M-9PQ4" },
    { status: "sent", message: "Thanks", reference: "7K2M-9PQ4" },
  ],
  [200, { success: true, reference: 7 }, { status: "sent", message: undefined, reference: undefined }],
  [200, { success: true }, { status: "sent", message: undefined }],
  [200, { success: true, message: "" }, { status: "sent", message: undefined }],
  [200, { success: false }, { status: "failed", message: undefined }],
  [200, {}, { status: "failed", message: undefined }],
  [200, null, { status: "failed", message: undefined }],
  [200, "ok", { status: "failed", message: undefined }],
  [
    422,
    { success: false, message: "No", errors: { email: ["Invalid email address"] } },
    { status: "invalid", errors: { email: ["Invalid email address"] } },
  ],
  [
    422,
    { errors: { email: "text", name: [7], message: [], other: ["x"] } },
    { status: "invalid", errors: {} },
  ],
  [422, { errors: null }, { status: "invalid", errors: {} }],
  [422, {}, { status: "invalid", errors: {} }],
  [500, { success: false, message: "Broken" }, { status: "failed", message: "Broken" }],
  [502, { success: true, message: 7 }, { status: "failed", message: undefined }],
  [
    429,
    { success: false, message: "Try again at 10:00" },
    { status: "failed", message: "Try again at 10:00" },
  ],
])("status %i with %j is read", async (status, body, result) => {
  answer(status, body);

  expect(await submitEnquiry(values, options)).toEqual(result);
});

test("an answer that is not JSON is a failure without a message", async () => {
  fetchMock.mockResolvedValue({ status: 200, json: () => Promise.reject(new SyntaxError("Unexpected <")) });

  expect(await submitEnquiry(values, options)).toEqual({ status: "failed" });
});

test("no network is a failure without a message", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));

  expect(await submitEnquiry(values, options)).toEqual({ status: "failed" });
});

test("no answer in time is a failure", async () => {
  jest.useFakeTimers();
  hang();
  let result: SubmitResult | undefined;
  void submitEnquiry(values, options).then((value) => (result = value));

  await jest.advanceTimersByTimeAsync(SUBMIT_TIMEOUT_MS - 1);
  expect(result).toBeUndefined();

  await jest.advanceTimersByTimeAsync(1);
  expect(result).toEqual({ status: "failed" });
});

const sent: SubmitResult = { status: "sent", message: "From the server" };
const invalid: SubmitResult = {
  status: "invalid",
  errors: { message: ["Message is required"], name: ["Name is required"] },
};
const soon = "We'll get back to you as soon as possible.";

test.each<[SubmitResult, FormPlace, string, string, string]>([
  [sent, "service", "Message sent!", soon, "success"],
  [sent, "contact", "Message sent!", "From the server", "success"],
  [{ status: "sent" }, "contact", "Message sent!", wordsForTests.form.answers.sent, "success"],
  [invalid, "service", "Form validation error", "Name is required", "destructive"],
  [invalid, "contact", "Form validation error", "Name is required", "destructive"],
  [
    { status: "invalid", errors: {} },
    "service",
    "Form validation error",
    "Please check your form input.",
    "destructive",
  ],
  [
    { status: "invalid", errors: {} },
    "contact",
    "Form validation error",
    "Please check your input and try again.",
    "destructive",
  ],
  [{ status: "failed" }, "service", "Something went wrong", "Please try again later.", "destructive"],
  [
    { status: "failed", message: "An unexpected error occurred. Please try again." },
    "contact",
    "Something went wrong",
    "An unexpected error occurred. Please try again.",
    "destructive",
  ],
])("toast for %j on a %s page", (result, place, title, description, tone) => {
  expect(toastFor(result, place, wordsForTests.form)).toEqual({ title, description, tone });
});
