import timers from "node:timers/promises";
import { useMailInbox } from "../../test/functions/mail-inbox";
import type { Fault } from "../../tools/mail-inbox/faults";
import { serveForTests } from "../../test/functions/served-handler";
import type { Mail } from "./client";
import { MAIL_TIMING, sendMail } from "./retry";

const mail: Mail = {
  from: "site@example.com",
  to: ["inbox@example.com"],
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
};
const timing = { attemptMs: 1_000, attempts: 3, backoffMs: 20 };

const inbox = useMailInbox({ key: "re_right" });

const send = (options: { key?: string; baseUrl?: string; withinMs?: number } = {}) => {
  const { key = "re_right", baseUrl = inbox.url, withinMs = 20_000 } = options;
  const account = { key, baseUrl, callsPerSecond: 1_000 };
  return sendMail(mail, "id/inbox", account, timing, performance.now() + withinMs);
};

test("a mail that is accepted at once takes one call", async () => {
  expect(await send()).toEqual({ ok: true, attempts: 1, durationMs: expect.any(Number) as number });
  expect(inbox.calls()).toBe(1);
});

test.each<[string, Fault]>([
  ["an error of the provider", { status: 500 }],
  ["an error page", { status: 502, body: "html" }],
  ["the page of a proxy that knows no such path", { status: 404, body: "html" }],
  ["a call that took the provider too long", { status: 408 }],
  ["a limit", { status: 429 }],
  ["a limit that is over at once", { status: 429, retryAfter: 0 }],
  ["a cut connection", { drop: "before" }],
  ["a connection cut after the mail was accepted", { drop: "after" }],
  ["an answer that cannot be read", { status: 200, body: "garbage" }],
  ["no answer in time", { delayMs: 4_000 }],
])("%s is tried again, and the mail goes out once", async (_what, fault) => {
  inbox.fail({ ...fault, count: 2 });

  expect(await send()).toMatchObject({ ok: true, attempts: 3 });
  expect(inbox.mails()).toHaveLength(1);
});

const UNDER_WAY = '{"statusCode":409,"name":"concurrent_idempotent_requests","message":"Under way."}';

test.each([
  ["a redirect, which is no word on the mail,", 307, ""],
  ["an error whose JSON names no status", 500, '{"message":"oh"}'],
  ["a call with the same key that is still under way", 409, UNDER_WAY],
])("%s is tried again", async (_what, status, body) => {
  let calls = 0;
  const provider = await serveForTests((_request, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? status : 200, { Location: "/elsewhere" });
    response.end(calls === 1 ? body : '{"id":"1"}');
  });

  expect(await send({ baseUrl: provider.url })).toMatchObject({ ok: true, attempts: 2 });
  await provider.close();
});

test("a call that finds another one under way leaves the mail as many tries as before", async () => {
  let calls = 0;
  const provider = await serveForTests((_request, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 409 : 500);
    response.end(calls === 1 ? UNDER_WAY : '{"statusCode":500,"name":"error","message":"oh"}');
  });

  expect(await send({ baseUrl: provider.url })).toMatchObject({
    status: 500,
    attempts: timing.attempts + 1,
  });
  await provider.close();
});

test.each([400, 401, 403, 404, 409, 422])("a refusal with %i is final", async (status) => {
  inbox.fail({ status });

  expect(await send()).toMatchObject({ ok: false, kind: "refused", status, attempts: 1 });
  expect(inbox.calls()).toBe(1);
});

test("a wrong key is final, and without a key no call is made", async () => {
  expect(await send({ key: "re_wrong" })).toMatchObject({ status: 401, attempts: 1 });
  const nowhere = { key: undefined, baseUrl: inbox.url, callsPerSecond: 1_000 };
  expect(await sendMail(mail, "id/inbox", nowhere, timing, performance.now() + 1_000)).toMatchObject({
    kind: "missing-key",
    attempts: 1,
  });
  expect(inbox.calls()).toBe(1);
});

test("after the last try the mail is given up, with the last failure", async () => {
  inbox.fail({ status: 500 });

  expect(await send()).toMatchObject({ ok: false, status: 500, attempts: 3 });
  expect(inbox.calls()).toBe(3);
});

test("the pauses grow, and no two senders keep the same time", async () => {
  inbox.fail({ status: 500 });
  jest.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(1);
  const pauses = jest.spyOn(timers, "setTimeout");

  await send();

  expect(pauses.mock.calls.map(([ms]) => ms)).toEqual([timing.backoffMs / 2, 2 * timing.backoffMs]);
});

test("a provider that asks for patience gets it", async () => {
  inbox.fail({ status: 429, retryAfter: 1, count: 1 });
  const startedAt = performance.now();

  expect(await send()).toMatchObject({ ok: true, attempts: 2 });
  expect(performance.now() - startedAt).toBeGreaterThan(990);
});

test("a provider that asks for more patience than there is gets no further call", async () => {
  inbox.fail({ status: 429, retryAfter: 60 });
  const startedAt = performance.now();

  expect(await send()).toMatchObject({ status: 429, attempts: 1 });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test("the deadline cuts the last call short", async () => {
  inbox.fail({ delayMs: 5_000 });
  const startedAt = performance.now();

  expect(await send({ withinMs: 200 })).toMatchObject({ kind: "unreachable" });
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});

test("a deadline that has passed still allows one quick try", async () => {
  expect(await send({ withinMs: -50 })).toMatchObject({ attempts: 1 });
});

test("three calls that hang fit into the nine seconds that an enquiry has", () => {
  expect(MAIL_TIMING.attemptMs * 3).toBeLessThanOrEqual(9_000);
});
