/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { serveForTests } from "../../test/functions/served-handler";
import { until } from "../../test/functions/until";
import { startMailInbox } from "./inbox-server";
import type { MailInbox } from "./inbox-server";

const mail = {
  from: "a@example.com",
  to: ["b@example.com"],
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};
let inbox: MailInbox;

beforeAll(async () => {
  inbox = await startMailInbox();
});

beforeEach(() => inbox.reset());

afterAll(() => inbox.close());

const call = (path: string, method: string, body?: unknown, headers?: Record<string, string>) =>
  fetch(inbox.url + path, { method, body: body === undefined ? undefined : JSON.stringify(body), headers });

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  call("/emails", "POST", payload, { Authorization: "Bearer re_any", ...headers });

test("a mail is accepted, answered with its id and listed, newest first and without the key", async () => {
  const first = (await (await post(mail)).json()) as { id: string };
  await post({ ...mail, subject: "Second" }, { "Idempotency-Key": "two" });

  const mails = inbox.mails();
  expect(mails.map(({ payload }) => payload.subject)).toEqual(["Second", "Hello"]);
  expect(mails[1]).toMatchObject({ id: first.id, idempotencyKey: null, payload: mail });
  expect(mails[0]!.idempotencyKey).toBe("two");
  expect(JSON.stringify(mails)).not.toContain("re_any");
});

test.each([{ Authorization: "" }, { Authorization: "Basic abc" }])(
  "without a bearer key (%j): 401",
  async (headers) => {
    const response = await post(mail, headers);

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ statusCode: 401, name: "missing_api_key" });
    expect(inbox.mails()).toEqual([]);
  },
);

test("an inbox with a key accepts no other", async () => {
  const guarded = await startMailInbox({ key: "re_right" });
  const status = async (key: string) => {
    const init = { method: "POST", body: JSON.stringify(mail), headers: { Authorization: `Bearer ${key}` } };
    return (await fetch(`${guarded.url}/emails`, init)).status;
  };

  expect([await status("re_wrong"), await status("re_right")]).toEqual([401, 200]);
  await guarded.close();
});

test.each([{}, "text", undefined])("%j is not a mail and refused with 422", async (payload) => {
  const response = await post(payload);

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ statusCode: 422 });
});

test("the same key with the same mail is one mail, with another mail a conflict", async () => {
  const key = { "Idempotency-Key": "one" };
  const first = (await (await post(mail, key)).json()) as { id: string };
  const again = (await (await post(mail, key)).json()) as { id: string };
  const other = await post({ ...mail, subject: "Other" }, key);

  expect(again.id).toBe(first.id);
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ name: "invalid_idempotent_request" });
  expect(inbox.mails()).toHaveLength(1);
  expect(inbox.calls()).toBe(3);
});

test("a key that is too long is refused with 400", async () => {
  expect((await post(mail, { "Idempotency-Key": "k".repeat(257) })).status).toBe(400);
});

test("mails are listed as JSON and can be deleted, keys included", async () => {
  await post(mail, { "Idempotency-Key": "one" });

  expect(await (await call("/api/mails", "GET")).json()).toMatchObject([{ payload: mail }]);
  await call("/api/mails", "DELETE");
  expect(inbox.mails()).toEqual([]);
  expect((await post({ ...mail, subject: "Other" }, { "Idempotency-Key": "one" })).status).toBe(200);
});

test("faults are set and cleared over HTTP", async () => {
  const set = await call("/api/faults", "POST", [
    { status: 500, count: 1 },
    { status: 429, retryAfter: 7 },
  ]);
  expect(set.status).toBe(200);

  const first = await post(mail);
  expect(first.status).toBe(500);
  expect(await first.json()).toMatchObject({ statusCode: 500, name: "application_error" });
  const second = await post(mail);
  expect(second.status).toBe(429);
  expect(second.headers.get("retry-after")).toBe("7");
  expect(await second.json()).toMatchObject({ name: "rate_limit_exceeded" });

  await call("/api/faults", "DELETE");
  expect((await post(mail)).status).toBe(200);
  expect(inbox.mails()).toHaveLength(1);
});

test("an invalid fault is refused with the reason", async () => {
  const response = await call("/api/faults", "POST", { status: "500" });

  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: "`status` must be a number from 200 to 599." });
});

test("a failure can be a page of HTML", async () => {
  inbox.fail({ status: 502, body: "html" });
  const response = await post(mail);

  expect(response.status).toBe(502);
  expect(response.headers.get("content-type")).toBe("text/html");
  expect(inbox.mails()).toEqual([]);
});

test.each([
  [{ body: "garbage" as const }, 200],
  [{ status: 201, body: "html" as const }, 201],
])("an answer that cannot be read (%j) comes after the mail is accepted", async (fault, status) => {
  inbox.fail(fault);
  const response = await post(mail);

  expect(response.status).toBe(status);
  await expect(response.json()).rejects.toMatchObject({ name: "SyntaxError" });
  expect(inbox.mails()).toHaveLength(1);
});

test.each([
  ["before", 0],
  ["after", 1],
] as const)("a connection cut %s the mail is accepted leaves %i mails", async (drop, kept) => {
  inbox.fail({ drop });

  await expect(post(mail)).rejects.toThrow();
  expect(inbox.mails()).toHaveLength(kept);
});

test("a delay postpones the answer", async () => {
  inbox.fail({ delayMs: 150 });
  const startedAt = performance.now();

  expect((await post(mail)).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(140);
});

test("no mail is accepted from a client that disconnects during the delay", async () => {
  inbox.fail({ delayMs: 100 });
  const call = fetch(`${inbox.url}/emails`, {
    method: "POST",
    headers: { Authorization: "Bearer re_any" },
    body: JSON.stringify(mail),
    signal: AbortSignal.timeout(30),
  });

  await expect(call).rejects.toThrow();
  await wait(150);
  expect(inbox.mails()).toEqual([]);
});

test("the page lists mails with their HTML in a sandboxed frame, and escapes their texts", async () => {
  await post({ ...mail, subject: "<script>alert(1)</script>", reply_to: "c@example.com", text: undefined });
  const response = await call("/", "GET");
  const page = await response.text();
  const { id } = inbox.mails()[0]!;

  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert");
  expect(page).toMatch(new RegExp(`<iframe[^>]*\\ssandbox[^>]*src="/mails/${id}"`));
  expect(page).toContain("c@example.com");
  expect(page).toContain("This mail has no text part.");
  expect(page).toContain("1 mail<");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
});

test("the page counts its mails", async () => {
  await post(mail);
  await post(mail);

  expect(await (await call("/", "GET")).text()).toContain("2 mails<");
});

test("a mail's own page runs no scripts and loads nothing", async () => {
  await post(mail);
  await post({ ...mail, html: undefined });
  const [textOnly, withHtml] = inbox.mails();
  const response = await call(`/mails/${withHtml!.id}`, "GET");

  expect(await response.text()).toBe("<p>Hi</p>");
  expect(response.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  expect(await (await call(`/mails/${textOnly!.id}`, "GET")).text()).toBe("");
});

test.each([
  ["/inbox.css", "text/css; charset=utf-8"],
  ["/inbox.js", "text/javascript; charset=utf-8"],
])("%s is served", async (path, type) => {
  expect((await call(path, "GET")).headers.get("content-type")).toBe(type);
});

test.each([
  ["GET", "/emails"],
  ["GET", "//"],
  ["GET", "/mails/unknown"],
  ["POST", "/emails/batch"],
])("%s %s is not there", async (method, path) => {
  expect((await call(path, method)).status).toBe(404);
});

test("a port in use is an error", async () => {
  const port = Number(new URL(inbox.url).port);

  await expect(startMailInbox({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});

const SECRET = `whsec_${Buffer.from("a secret").toString("base64")}`;

/** A site that keeps the events it gets, and an inbox that sends it some. */
async function withSite(delayMs: number, statuses: number[] = []) {
  const events: { type: string; data: { tags: unknown } }[] = [];
  const site = await serveForTests((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": signature } = request.headers;
      const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
      const event = new Webhook(SECRET).verify(text, headers as Record<string, string>);
      const status = statuses.shift() ?? 200;
      if (status === 200) events.push(event as (typeof events)[number]);
      response.writeHead(status).end();
    });
  });
  const url = `${site.url}/api/mail-events`;
  const telling = await startMailInbox({ events: { url, secret: SECRET, delayMs }, messageSecret: SECRET });
  const untilTold = (count: number) => until(() => events.length >= count);
  const close = async () => {
    await telling.close();
    await site.close();
  };
  const accept = async () => {
    const init = { method: "POST", headers: { Authorization: "Bearer re" }, body: JSON.stringify(tagged) };
    return ((await (await fetch(`${telling.url}/emails`, init)).json()) as { id: string }).id;
  };
  return { events, untilTold, close, accept, url: telling.url };
}

const tagged = { ...mail, tags: [{ name: "enquiry", value: "a_b" }] };

test("a mail is delivered by itself: the site is told so, signed and with the mail's tags", async () => {
  const { events, untilTold, close, accept } = await withSite(1);
  await accept();
  await untilTold(1);
  await close();

  expect(events).toMatchObject([{ type: "email.delivered", data: { tags: { enquiry: "a_b" } } }]);
});

test("a site that asks for patience is told again", async () => {
  const { events, untilTold, close, accept } = await withSite(1, [503]);
  await accept();
  await untilTold(1);
  await close();

  expect(events).toHaveLength(1);
});

test("a button says otherwise, and then the mail is not delivered by itself", async () => {
  const { events, close, accept, url } = await withSite(400);
  const id = await accept();
  const before = await (await fetch(url)).text();
  expect((await fetch(`${url}/api/mails/${id}/events/bounced`, { method: "POST" })).status).toBe(200);
  const after = await (await fetch(url)).text();
  await wait(600);
  await close();

  expect(events.map(({ type }) => type)).toEqual(["email.bounced"]);
  expect(before).toContain(`data-event="/api/mails/${id}/events/bounced"`);
  expect(after).toContain("Told the site: bounced (200)");
});

test("what the site tells other systems is shown once it is verified, and each message once", async () => {
  const { close, url } = await withSite(1);
  const body = JSON.stringify({ type: "enquiry.received", timestamp: "now", data: { name: "<Noor>" } });
  const now = new Date();
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(SECRET).sign("msg_1", now, body),
  };
  const tell = async (text: string) =>
    (await fetch(`${url}/api/messages`, { method: "POST", body: text, headers })).status;

  expect([await tell(body), await tell(body), await tell("{}")]).toEqual([200, 200, 401]);
  expect(await (await fetch(`${url}/api/messages`)).json()).toMatchObject([{ id: "msg_1", times: 2 }]);
  expect(await (await fetch(url)).text()).toContain("&lt;Noor&gt;");
  await close();
});
