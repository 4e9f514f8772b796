import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { useMailInbox } from "../../test/functions/mail-inbox";
import { serveForTests } from "../../test/functions/served-handler";
import { freePort } from "../../tools/run/ports";
import { MAIL_TEXTS, PROVIDER_URL, sendOnce } from "./client";
import type { Mail, MailFailure } from "./client";

const mail: Mail = {
  from: "Site <site@example.com>",
  to: ["inbox@example.com"],
  replyTo: "noor@example.com",
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: { "Auto-Submitted": "auto-replied" },
};

const inbox = useMailInbox({ key: "re_right" });
let account: { key: string; baseUrl: string };

beforeAll(() => {
  account = { key: "re_right", baseUrl: inbox.url };
});

const sendMail = (sent: Mail, key: string, from: Parameters<typeof sendOnce>[2]) =>
  sendOnce(sent, key, from, 4_000);

/** A provider that gives one answer to everything. */
async function answering(status: number, body: string) {
  return serveForTests((_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(body);
  });
}

test("a mail that the provider takes is accepted, with every field and the idempotency key", async () => {
  expect(await sendMail(mail, "id/inbox", account)).toEqual({ ok: true });

  expect(inbox.mails()).toMatchObject([
    {
      idempotencyKey: "id/inbox",
      payload: {
        from: "Site <site@example.com>",
        to: ["inbox@example.com"],
        reply_to: "noor@example.com",
        subject: "Hello",
        html: "<p>Hello</p>",
        text: "Hello",
        headers: { "Auto-Submitted": "auto-replied" },
      },
    },
  ]);
});

test("the same key sends once", async () => {
  await sendMail(mail, "id/inbox", account);
  await sendMail(mail, "id/inbox", { ...account, baseUrl: `${account.baseUrl}//` });

  expect(inbox.calls()).toBe(2);
  expect(inbox.mails()).toHaveLength(1);
});

test("without a key no call is made", async () => {
  const result = await sendMail(mail, "id/inbox", { ...account, key: undefined });

  expect(result).toMatchObject({ ok: false, kind: "missing-key", message: "Missing API key" });
  expect(inbox.calls()).toBe(0);
});

test("a wrong key is refused in the provider's words", async () => {
  expect(await sendMail(mail, "id/inbox", { ...account, key: "re_wrong" })).toEqual({
    ok: false,
    kind: "refused",
    message: "API key is invalid",
    status: 401,
    code: "invalid_api_key",
    retryAfterMs: null,
  });
});

test("a payload that the provider rejects is refused with its status and code", async () => {
  expect(await sendMail({ ...mail, to: ["nobody"] }, "id/inbox", account)).toMatchObject({
    kind: "refused",
    status: 422,
    code: "validation_error",
  });
});

test("an error that is no JSON gives the specification's text, and the status", async () => {
  inbox.fail({ status: 500, body: "html" });

  expect(await sendMail(mail, "id/inbox", account)).toEqual({
    ok: false,
    kind: "refused",
    message:
      "Internal server error. We are unable to process your request right now, please try again later.",
    status: 500,
    code: "application_error",
    retryAfterMs: null,
  });
});

const unreachable = {
  ok: false,
  kind: "unreachable",
  message: "Unable to fetch data. The request could not be resolved.",
  status: null,
};

test("no connection gives the specification's text, and why there is none", async () => {
  const baseUrl = `localhost:${await freePort()}`;
  const problemAt = async (url: string) => {
    const result = await sendMail(mail, "id/inbox", { ...account, baseUrl: url });
    expect(result).toMatchObject(unreachable);
    return (result as MailFailure).problem;
  };

  expect(await problemAt(`http://${baseUrl}`)).toBe("ECONNREFUSED");
  expect(await problemAt(inbox.url.replace("http:", "https:"))).toBe("ERR_SSL_WRONG_VERSION_NUMBER");
  expect(await problemAt("resend")).toBe("ERR_INVALID_URL");
});

test.each([
  { drop: "before" as const },
  { drop: "after" as const },
  { status: 200, body: "garbage" as const },
])("an outcome that cannot be known (%j) is called unreachable", async (fault) => {
  inbox.fail(fault);

  expect(await sendMail(mail, "id/inbox", account)).toMatchObject(unreachable);
});

test("a provider that does not answer is given up in time", async () => {
  inbox.fail({ delayMs: 5_000 });
  const startedAt = performance.now();

  expect(await sendOnce(mail, "id/inbox", account, 50)).toMatchObject({
    ...unreachable,
    problem: "TimeoutError",
  });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test("a provider with which no connection comes about is given up in time, too", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0);
  const baseUrl = `https://localhost:${(silent.address() as AddressInfo).port}`;

  expect(await sendOnce(mail, "id/inbox", { ...account, baseUrl }, 50)).toMatchObject({
    ...unreachable,
    problem: "TimeoutError",
  });
  sockets.forEach((socket) => socket.destroy());
  silent.close();
});

test.each([
  [7, 7_000],
  ["0", 0],
  [new Date(Date.now() - 60_000).toUTCString(), 0],
  ["soon", null],
])("a provider that asks to be left alone for %s is heard", async (retryAfter, retryAfterMs) => {
  inbox.fail({ status: 429, retryAfter });

  expect(await sendMail(mail, "id/inbox", account)).toMatchObject({ status: 429, retryAfterMs });
});

test("a provider may say until when to wait instead", async () => {
  inbox.fail({ status: 503, retryAfter: new Date(Date.now() + 60_000).toUTCString() });
  const result = await sendMail(mail, "id/inbox", account);

  expect(result).toMatchObject({ status: 503, retryAfterMs: expect.any(Number) as number });
  expect((result as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(55_000);
});

test.each([
  [500, "null", { kind: "unreachable", message: MAIL_TEXTS.unreachable, status: null, code: null }],
  [200, "null", { kind: "unreachable", message: MAIL_TEXTS.unreachable, status: null, code: null }],
  [500, '"broken"', { kind: "refused", message: MAIL_TEXTS.unreadable, status: null, code: null }],
  [500, "[]", { kind: "refused", message: MAIL_TEXTS.unreadable, status: null, code: null }],
  [
    403,
    '{"message":7,"statusCode":"403","name":"two words"}',
    { kind: "refused", message: MAIL_TEXTS.unreadable, status: null, code: null },
  ],
])("status %i with the JSON %s is a failure", async (status, body, expected) => {
  const provider = await answering(status, body);

  expect(await sendMail(mail, "id/inbox", { ...account, baseUrl: provider.url })).toEqual({
    ok: false,
    retryAfterMs: null,
    ...expected,
  });
  await provider.close();
});

test("a key that no header can carry is a failure, not an exception", async () => {
  expect(await sendMail(mail, "id/inbox", { ...account, key: "re\n123" })).toMatchObject(unreachable);
});

test("without a base URL the mail goes to the provider's public address, whatever the environment says", async () => {
  const fetchMock = jest.spyOn(global, "fetch").mockResolvedValue(Response.json({ id: "1" }));
  process.env.RESEND_BASE_URL = "http://localhost:1";

  const result = await sendMail(mail, "id/inbox", { key: "re_right", baseUrl: undefined });

  delete process.env.RESEND_BASE_URL;
  expect(fetchMock.mock.calls[0]![0]).toBe(`${PROVIDER_URL}/emails`);
  expect(result).toEqual({ ok: true });
});

test.each(["[]", '"hello"', "7", "false"])("the JSON %s accepts nothing", async (body) => {
  const provider = await answering(200, body);
  const result = await sendMail(mail, "id/inbox", { ...account, baseUrl: provider.url });
  await provider.close();

  expect(result).toMatchObject(unreachable);
});

test.each([301, 307])("a mail goes to no other address than the provider's (%i)", async (status) => {
  const provider = await serveForTests((_request, response) => {
    response.writeHead(status, { Location: `${inbox.url}/emails` }).end();
  });

  expect(await sendMail(mail, "id/inbox", { ...account, baseUrl: provider.url })).toMatchObject({
    ok: false,
  });
  expect(inbox.calls()).toBe(0);
  await provider.close();
});

test("a provider's address that others can listen on gets no key", async () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  const result = await sendOnce(mail, "key", { key: "re_1", baseUrl: "http://mail.example" }, 1_000);

  expect(result).toMatchObject({ ok: false, kind: "missing-key", message: MAIL_TEXTS.insecure });
  expect(fetched).not.toHaveBeenCalled();
});
