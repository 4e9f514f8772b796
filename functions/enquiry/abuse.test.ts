import { randomUUID } from "node:crypto";
import { allLanded } from "./outbox/flight";
import { enquiryForTests } from "../../test/functions/enquiry";
import { useEnquiryServer } from "../../test/functions/enquiry-server";
import { listHeld } from "../../test/functions/outbox";
import { useFolder } from "../../test/folders";

/**
 * Protection against abuse: the limit, the honeypot, requests from other sites' pages, and texts that are costly to
 * check.
 */

const filled = enquiryForTests();

const served = useEnquiryServer({ ENQUIRY_LIMIT: "3", TRUST_PROXY: "loopback" });
const folder = useFolder("abuse");

beforeEach(() => {
  process.env.ENQUIRY_OUTBOX = folder();
});

async function post(change: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(served.url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ ...filled, id: randomUUID(), ...change }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const from = (address: string) => ({ "X-Forwarded-For": address });
const lines = () =>
  served.write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);

async function statuses(count: number, change?: object, headers?: Record<string, string>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await post(change, headers)).status);
  return all;
}

test("a sender who has reached the limit hears when to try again, and nothing is sent", async () => {
  expect(await statuses(3)).toEqual([200, 200, 200]);
  const { status, headers, body } = await post();

  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(590);
  expect(body).toEqual({
    success: false,
    message:
      "Several messages have come from your connection in a short time. Please try again in 10 minutes.",
  });
  await allLanded();
  expect(served.inbox.mails()).toHaveLength(6);
  expect(await listHeld(folder(), "sending")).toEqual([]);
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: "warn", event: "enquiry", outcome: "limited", status: 429 }),
  );
});

test("a flood from one address is let through up to the limit and no further", async () => {
  const all = await Promise.all(Array.from({ length: 200 }, () => post()));

  expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(all.filter(({ status }) => status === 429)).toHaveLength(197);
  await allLanded();
  expect(served.inbox.mails()).toHaveLength(6);
});

test("a flood from one address shuts out no other", async () => {
  await statuses(5, {}, from("203.0.113.7"));

  expect(await statuses(1, {}, from("203.0.113.8"))).toEqual([200]);
  expect(await statuses(1, {}, from("203.0.113.7"))).toEqual([429]);
});

test("all addresses of one IPv6 connection count as one", async () => {
  const statusOf = async (address: string) => (await post({}, from(address))).status;

  expect(await statusOf("2001:db8:1:2::1")).toBe(200);
  expect(await statusOf("2001:db8:1:2:ffff::1")).toBe(200);
  expect(await statusOf("2001:db8:1:2:1:2:3:4")).toBe(200);
  expect(await statusOf("2001:db8:1:2::5")).toBe(429);
  expect(await statusOf("2001:db8:1:3::1")).toBe(200);
});

test("without a trusted proxy a sender cannot choose an address", async () => {
  delete process.env.TRUST_PROXY;
  const all: number[] = [];
  for (const last of [1, 2, 3, 4]) all.push((await post({}, from(`203.0.113.${last}`))).status);

  expect(all).toEqual([200, 200, 200, 429]);
});

test("a setting that cannot be read trusts nobody, and the log says so", async () => {
  process.env.TRUST_PROXY = "everybody";

  expect(await statuses(4, {}, from("203.0.113.7"))).toEqual([200, 200, 200, 429]);
  expect(await statuses(1, {}, from("203.0.113.8"))).toEqual([429]);
  expect(lines()).toContainEqual(expect.objectContaining({ event: "rate-limit", level: "error" }));
});

test("mistakes in the form do not count", async () => {
  expect(await statuses(10, { email: "noor@" })).toEqual(Array(10).fill(422));
  expect(await statuses(3)).toEqual([200, 200, 200]);
});

test("requests from another site's page do not count", async () => {
  expect(await statuses(5, {}, { "Sec-Fetch-Site": "cross-site" })).toEqual(Array(5).fill(403));
  expect(await post()).toMatchObject({ status: 200 });
  await allLanded();
  expect(served.inbox.mails()).toHaveLength(2);
});

test("a filled honeypot is answered as success, sends nothing, is counted in the log and kept aside", async () => {
  const id = randomUUID();
  const honest = await post({ id });
  await allLanded();
  const { status, body } = await post({ id, topic: "Cheap watches" });

  expect({ status, body }).toEqual({ status: 200, body: honest.body });
  expect(served.inbox.mails()).toHaveLength(2);
  expect(lines().at(-1)).toMatchObject({ outcome: "honeypot", kept: true });
  const [file] = await listHeld(folder(), "honeypot");
  expect(file!.entry).toMatchObject({ enquiry: filled });
  expect(await listHeld(folder(), "waiting")).toEqual([]);
});

test.each(["", "  ", undefined, null])("a honeypot that holds %j is empty", async (topic) => {
  expect(await post({ topic })).toMatchObject({ status: 200 });
  await allLanded();
  expect(served.inbox.mails()).toHaveLength(2);
});

test("a filled honeypot with a mistake in the form is answered with the mistake, as any other form", async () => {
  expect(await post({ topic: "Cheap watches", email: "noor@" })).toMatchObject({ status: 422 });
  expect(await listHeld(folder(), "honeypot")).toEqual([]);
});

test("a filled honeypot counts against the limit", async () => {
  expect(await statuses(4, { topic: "Cheap watches" })).toEqual([200, 200, 200, 429]);
});

test("without an outbox, and with one that fails, the answer to a filled honeypot is the same", async () => {
  delete process.env.ENQUIRY_OUTBOX;
  expect(await post({ topic: "Cheap watches" })).toMatchObject({ status: 200 });
  expect(lines().at(-1)).toMatchObject({ outcome: "honeypot", kept: false });

  process.env.ENQUIRY_OUTBOX = "/dev/null/enquiries";
  expect(await post({ topic: "Cheap watches" })).toMatchObject({ status: 200 });
  expect(lines().at(-1)).toMatchObject({ outcome: "honeypot", kept: false });
  expect(served.inbox.calls()).toBe(0);
});

test.each(["name", "message"])(
  "combining marks in the %s are turned away, and not composed",
  async (field) => {
    const composing = jest.spyOn(String.prototype, "normalize");
    const { status, body } = await post({ [field]: `a${"\u0315\u0300".repeat(7_500)}` });
    const longest = Math.max(0, ...composing.mock.contexts.map((text) => String(text).length));

    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    expect(longest).toBeLessThan(1_000);
  },
);
