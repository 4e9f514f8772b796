import { useLog } from "../../../test/functions/log";
import { flushMessages } from "./flush-messages";
import type { KeptMessage, MessageQueue } from "./message-queue";

const never = () => false;

const HOUR_MS = 60 * 60_000;
// Nothing listens there.
const webhook = { ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:1/", ENQUIRY_WEBHOOK_SECRET: "whsec_Yg==" };

const lines = useLog();

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, ...webhook });
});

/** A queue of messages with these ids and ages in hours, the oldest first. */
function queueOf(ages: Record<string, number>): MessageQueue {
  const all = new Map<string, KeptMessage>();
  for (const [id, hours] of Object.entries(ages)) {
    const message = { id, type: "enquiry.received", timestamp: "", data: {} } as const;
    const since = new Date(Date.now() - hours * HOUR_MS);
    all.set(id, { message, since, place: id, drop: () => Promise.resolve(all.delete(id)) });
  }
  return { keep: () => Promise.reject(new Error()), list: () => Promise.resolve([...all.values()]) };
}

/** What the log says of messages: their ids and what became of them. */
const logged = () => lines().map(({ id, outcome }) => `${String(id)} ${String(outcome)}`);

test("while the receiver is away, each round begins with the message that was tried longest ago", async () => {
  const queue = queueOf({ a: 3, b: 2, c: 1 });
  for (let round = 0; round < 5; round += 1) await flushMessages(queue, Infinity, never);

  expect(logged()).toEqual(["a failed", "b failed", "c failed", "a failed", "b failed"]);
});

test("what is too old is dropped in the next round, also when it has failed last", async () => {
  const queue = queueOf({ old: 30, young: 1 });
  await flushMessages(queue, Infinity, never);
  await flushMessages(queue, 24 * HOUR_MS, never);

  expect(logged()).toEqual(["old failed", "old dropped", "young failed"]);
});

test("attempts at a removed message are forgotten: if it comes again, its age decides", async () => {
  const queue = queueOf({ a: 3, b: 2 });
  const { list } = queue;
  await flushMessages(queue, Infinity, never);
  await flushMessages(Object.assign(queue, { list: () => Promise.resolve([]) }), Infinity, never);
  await flushMessages(Object.assign(queue, { list }), Infinity, never);

  expect(logged()).toEqual(["a failed", "a failed"]);
});

test("a message that was taken and cannot be removed keeps no other waiting", async () => {
  const queue = queueOf({ a: 2, b: 1 });
  const readOnly = {
    ...queue,
    list: async () => (await queue.list()).map((one) => ({ ...one, drop: readOnlyDisk })),
  };
  const taken = jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response()));
  for (let round = 0; round < 2; round += 1)
    await flushMessages(readOnly, Infinity, never).catch(() => undefined);

  const ids = taken.mock.calls.map(([, options]) => new Headers(options!.headers).get("webhook-id"));
  expect(ids).toEqual(["a", "b"]);
});

test("a message that is too old and cannot be removed keeps no other waiting", async () => {
  const queue = queueOf({ old: 30, young: 1 });
  const [old, young] = await queue.list();
  const stuck = { ...queue, list: () => Promise.resolve([{ ...old!, drop: readOnlyDisk }, young!]) };
  await flushMessages(stuck, 24 * HOUR_MS, never);

  expect(logged()).toContain("young failed");
});

const readOnlyDisk = () => Promise.reject(Object.assign(new Error(), { code: "EROFS" }));
