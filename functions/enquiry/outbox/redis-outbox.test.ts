import { enquiryForTests } from "../../../test/functions/enquiry";
import { useLog } from "../../../test/functions/log";
import { conformsToOutbox, entryForTests } from "../../../test/functions/outbox-conformance";
import { emptyOutboxOf, LEASE_MS, outboxOf } from "../../../test/functions/redis-outbox";
import { startRedis, useRedis } from "../../../test/functions/redis-server";
import { HONEYPOT_KEPT } from "./outbox";
import type { EntryState, Outbox } from "./outbox";
import { callRedis, closeRedis } from "../../redis";
import { redisOutbox } from "./redis-outbox";

/** Failures of Redis are tested in redis-outages.test.ts, removal from its disk in append-only-file.test.ts. */

const redis = useRedis();
let outbox: Outbox;

conformsToOutbox(async () => {
  outbox = await emptyOutboxOf(redis);
  return { open: () => outboxOf(redis), leaseMs: LEASE_MS, remove: () => undefined };
});

const logged = useLog();
const ids = async (state: EntryState) => (await outbox.list(state)).map(({ entry }) => entry?.id);

test("the settings that keep what is written are there, or a warning names each that is not", async () => {
  await outbox.check();
  expect(logged()).toEqual([]);
  await callRedis(redis.url, "CONFIG", "SET", "appendfsync", "everysec");
  await outbox.check();
  await callRedis(redis.url, "CONFIG", "SET", "appendfsync", "always");

  expect(logged()).toMatchObject([
    { level: "warn", outcome: "unsafe", setting: "appendfsync", is: "everysec", safe: "always" },
  ]);
});

test("a Redis that tells nobody its settings is a warning too", async () => {
  const other = await startRedis("--rename-command", "CONFIG", "");
  await outboxOf(other).check();
  await closeRedis();
  await other.close();

  expect(logged()).toHaveLength(4);
  expect(logged()[0]).toMatchObject({ setting: "appendonly", is: "unknown", safe: "yes" });
});

test("what is no entry is put aside when it is claimed", async () => {
  await callRedis(redis.url, "HSET", "{enquiries}:waiting", "a.json", "{");
  await callRedis(redis.url, "ZADD", "{enquiries}:waiting:since", "1", "a.json");
  const [held] = await outbox.list("waiting");

  expect(held).toMatchObject({ name: "a.json", entry: null, text: "{" });
  expect(await outbox.claim(held!)).toBe("unreadable");
  expect(await outbox.list("unreadable")).toMatchObject([{ name: "a.json", text: "{" }]);
  expect(await ids("sending")).toEqual([]);
});

test("what is no entry gives way when the enquiry comes again", async () => {
  const entry = entryForTests();
  await (await outbox.take(entry)).settle("waiting");
  const [held] = await outbox.list("waiting");
  await callRedis(redis.url, "HSET", "{enquiries}:waiting", held!.name, "{");

  expect((await outbox.take(entry)).entry).toEqual(entry);
  expect(await ids("sending")).toEqual([entry.id]);
});

test.each([
  ["many", { files: 2 }],
  ["large", { bytes: 600 }],
])("of honeypot entries that are too %s the oldest give way", async (_what, most) => {
  const kept = { ...HONEYPOT_KEPT };
  Object.assign(HONEYPOT_KEPT, most);
  const now = Date.now();
  const entries = [entryForTests(), entryForTests(), entryForTests(), entryForTests()];
  for (const [index, entry] of entries.entries()) {
    jest.spyOn(Date, "now").mockReturnValue(now + index);
    await outbox.setAside(entry);
  }
  Object.assign(HONEYPOT_KEPT, kept);

  expect(await ids("honeypot")).toEqual(entries.slice(2).map(({ id }) => id));
});

test("a state is read in replies that stay small, however much is in it", async () => {
  const message = "م".repeat(3_000);
  const entries = Array.from({ length: 300 }, () => entryForTests({ enquiry: enquiryForTests({ message }) }));
  await Promise.all(entries.map((entry) => outbox.take(entry)));
  // Redis disconnects a client for which more than a megabyte is waiting.
  await callRedis(redis.url, "CONFIG", "SET", "client-output-buffer-limit", "normal 1mb 0 0");

  expect(new Set(await ids("sending"))).toEqual(new Set(entries.map(({ id }) => id)));
  await callRedis(redis.url, "CONFIG", "SET", "client-output-buffer-limit", "normal 0 0 0");
});

test("what goes while its state is read is not listed", async () => {
  await callRedis(redis.url, "ZADD", "{enquiries}:waiting:since", "1", "gone.json");

  expect(await outbox.list("waiting")).toEqual([]);
});

test("for people it is named without its password", async () => {
  expect(redisOutbox("rediss://user:secret@redis.example:6380/2", LEASE_MS).address).toBe(
    "rediss://redis.example:6380/2",
  );
  await (await outbox.take(entryForTests())).settle("waiting");
  expect((await outbox.list("waiting"))[0]!.place).toMatch(/^redis:\/\/127\.0\.0\.1:\d+#waiting\/.*\.json$/);
});
