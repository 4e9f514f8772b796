import { setTimeout as wait } from "node:timers/promises";
import { mail, useInboxCalls } from "../../test/inbox-calls";

const { inbox, call, post } = useInboxCalls();

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
