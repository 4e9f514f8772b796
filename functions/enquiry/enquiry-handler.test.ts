import { randomUUID } from "node:crypto";
import { forEachField } from "../../src/enquiry/fields";
import { enquiryForTests } from "../../test/functions/enquiry";
import { serveForTests } from "../../test/functions/served-handler";
import { freePort } from "../../tools/run/ports";
import { enquiryHandler } from "./enquiry-handler";
import { useEnquiryServer } from "../../test/functions/enquiry-server";
import { fontsForTests, siteForTests } from "../../test/functions/site-facts";
import type { SiteFacts } from "../site/facts";
import { referenceOf } from "./reference";
import { TIMING } from "./timing";
import { submissionIdOf } from "./submission-id";

const timing = { ...TIMING, attempts: 1 };
const filled = enquiryForTests({ company: "Example Trading" });
const json = { "Content-Type": "application/json" };
const failed = { success: false, message: "An unexpected error occurred. Please try again." };

const served = useEnquiryServer({}, timing);

async function post(body: unknown, init: RequestInit = {}) {
  const response = await fetch(served.url, {
    method: "POST",
    headers: json,
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

function logged(): Record<string, unknown> {
  expect(served.write).toHaveBeenCalledTimes(1);
  return JSON.parse(served.write.mock.calls[0]![0] as string) as Record<string, unknown>;
}

test("an enquiry is accepted and sends two mails, the company's first", async () => {
  const { status, headers, body } = await post(filled);

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: "Your message has been submitted successfully! We will get back to you soon.",
    reference: referenceOf(String(logged().id)),
  });
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  const [confirmation, first] = served.inbox.mails();
  expect(first!.payload).toMatchObject({
    from: "Brand <site@example.com>",
    to: ["inbox@example.com"],
    reply_to: "noor@example.com",
    subject: "New Contact Form Submission: Noor Saleh",
  });
  expect(confirmation!.payload).toMatchObject({
    to: ["noor@example.com"],
    subject: "Thank You for Contacting Brand",
  });
  expect(served.inbox.mails()).toHaveLength(2);
});

test("both mails carry keys made of one id, which the log names", async () => {
  await post(filled);

  const id = String(logged().id);
  expect(served.inbox.mails().map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    `${id}/confirmation`,
    `${id}/inbox`,
  ]);
});

test("the log holds one line with nothing that was typed", async () => {
  await post(filled);

  expect(logged()).toMatchObject({
    event: "enquiry",
    status: 200,
    outcome: "sent",
    service: "media",
    plain: false,
    inbox: "accepted",
    inboxAttempts: 1,
    inboxMs: expect.any(Number) as number,
    confirmation: "accepted",
    confirmationAttempts: 1,
    kept: false,
    durationMs: expect.any(Number) as number,
  });
  for (const typed of [filled.name, filled.email, filled.company, filled.message]) {
    expect(served.write.mock.calls[0]![0]).not.toContain(typed);
  }
});

test("answer, both mails and the log name the enquiry by one reference", async () => {
  const id = randomUUID();
  const reference = referenceOf(id);

  expect(await post({ ...filled, id })).toMatchObject({ body: { reference } });
  expect(logged()).toMatchObject({ id, reference });
  for (const { payload } of served.inbox.mails()) {
    expect(payload.text).toContain(`Reference: ${reference}`);
    expect(payload.html).toContain(reference);
  }
});

test("the id that the form made is the one of the keys", async () => {
  const id = randomUUID();
  await post({ ...filled, id: id.toUpperCase() });

  expect(logged().id).toBe(id);
  expect(served.inbox.mails()[0]!.idempotencyKey).toBe(`${id}/confirmation`);
});

test("sent again with the same id, it is accepted again and goes out once", async () => {
  const id = randomUUID();

  expect(await post({ ...filled, id })).toMatchObject({ status: 200 });
  expect(await post({ ...filled, id })).toMatchObject({ status: 200 });
  expect(served.inbox.mails()).toHaveLength(2);
});

test.each([undefined, null, 7, "", "no-id", {}])("with the id %j, one is made of the content", async (id) => {
  expect(await post({ ...filled, id })).toMatchObject({ status: 200 });
  expect(logged().id).toBe(submissionIdOf({ enquiry: filled, language: "en" }));
});

test("the same words from another edition are a new enquiry, answered in its language", async () => {
  await post(filled);
  served.write.mockClear();
  const { body } = await post({ ...filled, language: "ar" });

  expect((body as { message: string }).message).toMatch(/^ع /);
  expect(logged().id).toBe(submissionIdOf({ enquiry: filled, language: "ar" }));
  expect(served.inbox.mails()).toHaveLength(4);
});

test("without an id, a program's blind retry and a form's second click are the same enquiry", async () => {
  const form = new URLSearchParams(filled).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };

  expect(await post(filled)).toMatchObject({ status: 200 });
  expect(await post(filled)).toMatchObject({ status: 200 });
  const answer = await fetch(served.url, { method: "POST", headers, body: form, redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(served.inbox.mails()).toHaveLength(2);
});

test("an invalid enquiry is answered 422 with the errors of each field, and sends nothing", async () => {
  const { status, body } = await post({ ...filled, email: "noor@", message: "Hi" });

  expect(status).toBe(422);
  expect(body).toEqual({
    success: false,
    message: "Please check your input and try again.",
    errors: { email: ["Invalid email address"], message: ["Message is required"] },
  });
  expect(served.inbox.calls()).toBe(0);
  expect(logged()).toMatchObject({ outcome: "invalid", fields: ["email", "message"] });
});

test.each(["[]", "null", '"text"', "7"])("the JSON %s, which is no object, is answered 422", async (body) => {
  expect(await post(body)).toMatchObject({ status: 422, body: { success: false, errors: {} } });
});

test.each([
  ["malformed JSON", 400, { body: "{" }],
  ["no body", 400, { body: "" }],
  ["a plain text", 415, { headers: { "Content-Type": "text/plain" } }],
  ["a multipart form", 415, { headers: { "Content-Type": "multipart/form-data; boundary=x" } }],
  ["more than 64 KB", 413, { body: `"${"x".repeat(64 * 1024)}"` }],
  ["another site's page", 403, { headers: { ...json, "Sec-Fetch-Site": "cross-site" } }],
  ["another site's page in an old browser", 403, { headers: { ...json, Origin: "https://example.net" } }],
  ["PUT", 405, { method: "PUT" }],
  ["DELETE", 405, { method: "DELETE" }],
])("%s is refused with %i in the shape of every answer", async (_what, status, init) => {
  const answer = await post(filled, init);

  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ success: false, message: expect.any(String) as string });
  expect(answer.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  expect(logged()).toMatchObject({ outcome: "refused", status });
  expect(served.inbox.calls()).toBe(0);
});

test("GET is refused with 405", async () => {
  expect(await post(undefined, { method: "GET", body: undefined })).toMatchObject({ status: 405 });
});

/** The longest enquiry that the contract allows, of one letter. */
const longest = (letter: string) =>
  forEachField((field) =>
    field.control === "text" || field.control === "textarea" ? letter.repeat(field.max) : filled[field.name],
  );
const escaped = (values: object) =>
  JSON.stringify(values).replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
const asForm = (values: Record<string, string>) => new URLSearchParams(values).toString();

test.each([
  ["Arabic, escaped in JSON", escaped(longest("ن")), "application/json", 200],
  ["Chinese, escaped in JSON", escaped(longest("語")), "application/json", 200],
  ["Arabic, from a form", asForm(longest("ن")), "application/x-www-form-urlencoded", 303],
  ["Chinese, from a form", asForm(longest("語")), "application/x-www-form-urlencoded", 303],
])("the longest enquiry fits the limit of the body: %s", async (_, body, type, status) => {
  const answer = await fetch(served.url, {
    method: "POST",
    headers: { "Content-Type": type },
    body,
    redirect: "manual",
  });
  expect(answer.status).toBe(status);
});

test("without a key the visitor hears of an error, and the log says why", async () => {
  delete process.env.RESEND_API_KEY;

  expect(await post(filled)).toMatchObject({ status: 500, body: failed });
  expect(logged()).toMatchObject({
    level: "error",
    outcome: "failed",
    inbox: "Missing API key",
    confirmation: null,
  });
});

test("when the provider refuses the inbox mail, the log says how", async () => {
  served.inbox.fail({ status: 422 });
  await post(filled);

  expect(logged()).toMatchObject({
    level: "error",
    outcome: "failed",
    inbox: "refused: 422 application_error",
  });
});

test("when the provider cannot be reached, the log says why", async () => {
  process.env.RESEND_BASE_URL = `http://127.0.0.1:${await freePort()}`;
  await post(filled);

  expect(logged()).toMatchObject({
    level: "error",
    inbox: "Unable to fetch data. The request could not be resolved.",
    inboxProblem: "ECONNREFUSED",
  });
});

test("when only the confirmation cannot be sent, the log says why", async () => {
  served.inbox.fail({ nth: 2, drop: "before" });
  await post(filled);

  expect(logged()).toMatchObject({ inbox: "accepted", confirmationProblem: "UND_ERR_SOCKET" });
  expect(logged()).not.toHaveProperty("inboxProblem");
});

test("a provider's error without status and code is logged as one without", async () => {
  const provider = await serveForTests((_request, response) => {
    response.statusCode = 500;
    response.end("[]");
  });
  process.env.RESEND_BASE_URL = provider.url;

  expect(await post(filled)).toMatchObject({ status: 502 });
  expect(logged()).toMatchObject({ inbox: "refused: no status no code" });
  await provider.close();
});

test("when only the confirmation fails, the enquiry has arrived and the visitor hears so", async () => {
  served.inbox.fail({ nth: 2, status: 500 });

  expect(await post(filled)).toMatchObject({ status: 200, body: { success: true } });
  expect(served.inbox.mails()).toHaveLength(1);
  expect(logged()).toMatchObject({
    outcome: "sent",
    inbox: "accepted",
    confirmation: "refused: 500 application_error",
  });
});

test("without an outbox a confirmation for which no time is left is lost, and the log warns of it", async () => {
  const hurried = { ...timing, confirmationMs: 0 };
  const server = await serveForTests(enquiryHandler(siteForTests, fontsForTests, hurried));
  const answer = await fetch(server.url, { method: "POST", headers: json, body: JSON.stringify(filled) });
  await server.close();

  expect(answer.status).toBe(200);
  expect(served.inbox.mails()).toHaveLength(1);
  expect(logged()).toMatchObject({ level: "warn", outcome: "sent", kept: false, confirmation: "no time" });
});

test("an exception is answered 500 without its message, which the log does not hold either", async () => {
  const edition = {
    ...siteForTests.editions[0],
    get brand(): string {
      throw new Error("secret of noor@example.com");
    },
  };
  const broken: SiteFacts = { ...siteForTests, editions: [edition] };
  const brokenServer = await serveForTests(enquiryHandler(broken, fontsForTests));

  const response = await fetch(brokenServer.url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(filled),
  });
  await brokenServer.close();

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual(failed);
  expect(logged()).toMatchObject({ outcome: "failed", error: expect.stringMatching(/^Error at /) as string });
  expect(served.write.mock.calls[0]![0]).not.toContain("noor");
});
