import { mail, useInboxCalls } from "../../test/inbox-calls";
import { startMailInbox } from "./inbox-server";

const { inbox, call, post } = useInboxCalls();

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
