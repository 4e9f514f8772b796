import { randomUUID } from "node:crypto";
import { useMailInbox } from "../../test/functions/mail-inbox";
import { enquiryForTests } from "../../test/functions/enquiry";
import { serveForTests } from "../../test/functions/served-handler";
import { siteForTests } from "../../test/functions/site-facts";
import { timingForTests } from "../../test/functions/outbox";
import type { Progress } from "./outbox/entry";
import { closeCounters } from "../limits/counters";
import { sendEntry } from "./send";
import { TIMING } from "./timing";
import { submissionIdOf } from "./submission-id";

const settings = { site: siteForTests, from: undefined, to: "inbox@example.com" };
const enquiry = enquiryForTests();
const timing = {
  ...timingForTests,
  attemptMs: 200,
  attempts: 3,
  backoffMs: 10,
  totalMs: 600,
  confirmationMs: 300,
};
const accepted = { ok: true, attempts: 1, durationMs: expect.any(Number) as number };

const inbox = useMailInbox();
let saved: Progress[] = [];

beforeEach(() => {
  saved = [];
});

async function send(
  id: string,
  content = enquiry,
  baseUrl = inbox.url,
  progress?: Progress,
  times: Partial<typeof timing> = {},
) {
  const entry = { id, receivedAt: "2025-03-01T08:00:00.000Z", enquiry: content, progress };
  const deadline = performance.now() + (times.totalMs ?? timing.totalMs);
  const save = (known: Progress) => Promise.resolve(void saved.push(known));
  const both = sendEntry(entry, {
    settings,
    account: { key: "re_test", baseUrl, callsPerSecond: 1_000 },
    timing: { ...timing, ...times },
    deadline,
    save,
  });
  return { inbox: await both.inbox, confirmation: await both.confirmation };
}

const keys = () => inbox.mails().map(({ idempotencyKey }) => idempotencyKey);

test("sending an enquiry again sends no mail twice", async () => {
  const id = randomUUID();

  await Promise.all([send(id), send(id)]);
  expect(await send(id)).toEqual({ inbox: accepted, confirmation: accepted });
  expect(inbox.mails()).toHaveLength(2);
});

test("an id that other content has had loses nothing: another is made of both", async () => {
  const id = randomUUID();
  const other = { ...enquiry, message: "Something else." };
  const made = submissionIdOf({ enquiry: other }, id);

  await send(id);
  expect(await send(id, other)).toEqual({ inbox: accepted, confirmation: accepted });
  await send(id, other);
  expect(keys()).toEqual([`${made}/confirmation`, `${made}/inbox`, `${id}/confirmation`, `${id}/inbox`]);
});

test("a provider that calls every id taken is asked twice, not for ever", async () => {
  let calls = 0;
  const provider = await serveForTests((_request, response) => {
    calls += 1;
    response.statusCode = 409;
    response.end('{"statusCode":409,"name":"invalid_idempotent_request","message":"Taken."}');
  });

  expect(await send(randomUUID(), enquiry, provider.url)).toMatchObject({
    inbox: { ok: false, status: 409 },
    confirmation: null,
  });
  expect(calls).toBe(2);
  await provider.close();
});

test("a mail that is itself refused is sent once more without the visitor's address in reply_to", async () => {
  const id = randomUUID();
  inbox.fail({ status: 422, count: 1 });

  expect(await send(id)).toEqual({ inbox: accepted, confirmation: accepted });
  expect(keys()).toEqual([`${id}/confirmation`, `${id}/inbox/without-reply-to`]);
  const [, company] = inbox.mails();
  expect(company!.payload.reply_to).toBeUndefined();
  expect(company!.payload.text).toContain("noor@example.com");
  // Known before the second call: a later attempt goes without it from the start, so that not both arrive.
  expect(saved).toEqual([{ withoutReplyTo: true }]);
  await send(id, enquiry, inbox.url, saved[0]);
  expect(inbox.mails()).toHaveLength(2);
});

test("if the visitor's address was not the reason, a later attempt has it again", async () => {
  const id = randomUUID();
  inbox.fail({ status: 422, count: 2 });
  await send(id);
  await send(id, enquiry, inbox.url, Object.assign({}, ...saved) as Progress);

  const [, company] = inbox.mails();
  expect(company!.payload.reply_to).toBe("noor@example.com");
});

test("of an enquiry whose inbox mail was accepted earlier only the confirmation is sent", async () => {
  const id = randomUUID();

  expect(await send(id, enquiry, inbox.url, { acceptedAt: "2025-03-01T08:00:00.000Z" })).toMatchObject({
    inbox: { ok: true, attempts: 0 },
    confirmation: accepted,
  });
  expect(keys()).toEqual([`${id}/confirmation`]);
});

test("past the limit of confirmations the enquiry goes out as ever, and no confirmation does", async () => {
  jest.replaceProperty(process.env, "CONFIRMATION_LIMIT", "1");
  await send(randomUUID());
  const second = await send(randomUUID());
  // A confirmation that failed before has been counted already.
  const acceptedAt = "2025-03-01T08:00:00.000Z";
  const retried = await send(randomUUID(), enquiry, inbox.url, { acceptedAt, mayConfirm: true });
  // One that was over the limit does not get round it by being posted again.
  expect(await send(randomUUID(), enquiry, inbox.url, { acceptedAt })).toMatchObject({
    confirmation: "over limit",
  });
  await closeCounters();

  expect(second).toEqual({ inbox: accepted, confirmation: "over limit" });
  expect(retried).toMatchObject({ confirmation: accepted });
  expect(inbox.mails()).toHaveLength(4);
});

test("a provider that hangs is given up in time", async () => {
  inbox.fail({ delayMs: 5_000 });
  const startedAt = performance.now();

  expect(await send(randomUUID())).toMatchObject({ inbox: { kind: "unreachable" }, confirmation: null });
  expect(performance.now() - startedAt).toBeLessThan(timing.totalMs + 200);
});

test.each([
  { totalMs: 500, confirmationMs: 20_000 },
  { totalMs: 20_000, confirmationMs: 500 },
])("a confirmation that hangs does not delay the answer for long: %j", async (times) => {
  inbox.fail({ nth: 2, count: 10, delayMs: 20_000 });
  const startedAt = performance.now();
  const sent = await send(randomUUID(), enquiry, inbox.url, undefined, { ...times, attemptMs: 2_000 });

  expect(sent).toMatchObject({ inbox: accepted, confirmation: { kind: "unreachable" } });
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test("a confirmation for which the inbox mail has left no time is tried later", async () => {
  const times = { attemptMs: 10_000, totalMs: 990 };

  expect(await send(randomUUID(), enquiry, inbox.url, undefined, times)).toEqual({
    inbox: accepted,
    confirmation: "later",
  });
  expect(inbox.calls()).toBe(1);
});

test("whatever happens, there is an answer within ten seconds, and within five with an outbox", () => {
  expect(TIMING.totalMs).toBeLessThan(10_000);
  expect(TIMING.visitorMs).toBeLessThan(4_500);
});
