/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enquiryForTests } from "../../../test/functions/enquiry";
import { useLog } from "../../../test/functions/log";
import { conformsToOutbox, entryForTests } from "../../../test/functions/outbox-conformance";
import { startRedis, useRedis } from "../../../test/functions/redis-server";
import { until } from "../../../test/functions/until";
import { HONEYPOT_KEPT } from "./outbox";
import type { EntryState, Outbox } from "./outbox";
import { callRedis, closeRedis, REDIS_TIMING } from "../../redis";
import { REWRITE_TIMING } from "./append-only-file";
import { redisOutbox } from "./redis-outbox";

const LEASE_MS = 60_000;

const redis = useRedis();
let outbox: Outbox;

conformsToOutbox(async () => {
  await until(async () => (await outboxOf(redis).missing()) === undefined);
  await callRedis(redis.url, "FLUSHALL");
  outbox = outboxOf(redis);
  return { open: () => outboxOf(redis), leaseMs: LEASE_MS, remove: () => undefined };
});

const outboxOf = ({ url }: { url: string }) => redisOutbox(url, LEASE_MS);
const logged = useLog();
const ids = async (state: EntryState) => (await outbox.list(state)).map(({ entry }) => entry?.id);

const back = () => until(async () => (await outbox.missing()) === undefined);

test("what was taken, saved and settled before Redis was killed is there when it is back", async () => {
  const [taken, saved, settled, done] = [entryForTests(), entryForTests(), entryForTests(), entryForTests()];
  await outbox.take(taken);
  await (await outbox.take(saved)).save({ refusals: 1 });
  await (await outbox.take(settled)).settle("waiting");
  await (await outbox.take(done)).settle("done");
  await redis.kill();
  await redis.start();
  await back();

  const sending = await outbox.list("sending");
  expect(sending.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining([taken, { ...saved, progress: { refusals: 1 } }]),
  );
  expect(sending).toHaveLength(2);
  expect(await ids("waiting")).toEqual([settled.id]);
});

test("of what is taken while Redis is killed, everything that was promised is there", async () => {
  const promised: string[] = [];
  const take = async () => {
    for (let failed = false; !failed;) {
      const entry = entryForTests();
      failed = await outbox.take(entry).then(
        () => (promised.push(entry.id), false),
        () => true,
      );
    }
  };
  const taking = Promise.all([take(), take(), take(), take()]);
  await until(() => Promise.resolve(promised.length > 50));
  await redis.kill();
  await taking;
  await redis.start();
  await back();

  expect(await ids("sending")).toEqual(expect.arrayContaining(promised));
});

test("away, each call fails at once, and names no part of an enquiry", async () => {
  await outbox.take(entryForTests());
  await redis.kill();

  await expect(outbox.take(entryForTests())).rejects.toMatchObject({ code: "REDIS_AWAY" });
  await expect(outbox.list("waiting")).rejects.toThrow(/^Redis: REDIS_AWAY$/);
  expect(await outbox.missing()).toBe(`${redis.url} does not answer`);
  await redis.start();
  await back();
});

test("hanging, it is given up in time, and taken again when it is back", async () => {
  await closeRedis();
  REDIS_TIMING.commandMs = 500;
  await back();
  redis.freeze();
  await expect(outbox.take(entryForTests())).rejects.toMatchObject({ code: "REDIS_AWAY" });
  expect(await outbox.missing()).toBe(`${redis.url} does not answer`);
  redis.wake();
  await back();
  REDIS_TIMING.commandMs = 10_000;
  await closeRedis();

  const entry = entryForTests();
  await outbox.take(entry);
  expect(await ids("sending")).toContain(entry.id);
});

test("one that is away from the first call on is waited for a moment only, and found when it comes", async () => {
  const other = await startRedis();
  await other.kill();
  const late = outboxOf(other);
  await expect(late.take(entryForTests())).rejects.toMatchObject({ code: "REDIS_AWAY" });
  await other.start();
  await until(async () => (await late.missing()) === undefined);

  expect(await late.list("waiting")).toEqual([]);
  await closeRedis();
  await other.close();
});

test("one without the database of its address counts as away: the first one may be another site's", async () => {
  await callRedis(redis.url, "FLUSHALL");
  const other = redisOutbox(`${redis.url}/99`, LEASE_MS);
  for (const _try of [1, 2, 3]) {
    await expect(other.take(entryForTests())).rejects.toMatchObject({ code: "REDIS_AWAY" });
    // Time to connect.
    await new Promise((done) => setTimeout(done, 100));
  }

  expect(await ids("sending")).toEqual([]);
  await closeRedis();
});

test("a Redis that is full says so, and lets go of what is removed", async () => {
  await (await outbox.take(entryForTests())).settle("waiting");
  const [held] = await outbox.list("waiting");
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "1");
  await expect(outbox.take(entryForTests())).rejects.toMatchObject({ code: "OOM" });
  expect(await outbox.remove(held!)).toBe(true);
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "0");
});

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

const rewrites = async () => {
  const stats = String(await callRedis(redis.url, "INFO", "commandstats"));
  return Number(/cmdstat_bgrewriteaof:calls=(\d+)/.exec(stats)?.[1] ?? 0);
};

const settled = async (state: "waiting" | "done", message: string) => {
  const claim = await outbox.take(entryForTests({ enquiry: enquiryForTests({ message }) }));
  await claim.settle(state);
};

test("what was removed, in whichever way, is on no disk after the next round of any server", async () => {
  await settled("done", "Has arrived.");
  await settled("waiting", "Is forgotten.");
  await outbox.remove((await outbox.list("waiting"))[0]!);
  await outbox.setAside(entryForTests({ enquiry: enquiryForTests({ message: "Is old spam." }) }));
  await settled("waiting", "Still waits.");
  await outbox.messages[0]!.keep({ id: "a", type: "enquiry.received", timestamp: "", data: { to: "Tell." } });
  await (await outbox.messages[0]!.list())[0]!.drop();
  const texts = ["Has arrived.", "Is forgotten.", "Is old spam.", "Tell.", "Still waits."];
  const onDisk = () => texts.filter(redis.hasOnDisk);
  expect(onDisk()).toEqual(texts);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + HONEYPOT_KEPT.ms + 60_000);

  expect(await outboxOf(redis).tidy(true)).toBeUndefined();
  await until(() => Promise.resolve(onDisk().length === 1));
  expect(onDisk()).toEqual(["Still waits."]);
});

test("where nothing was removed since, nothing is rewritten", async () => {
  await settled("done", "Has arrived.");
  await outbox.tidy(false);
  const before = await rewrites();
  await settled("waiting", "Still waits.");
  for (const server of [outbox, outboxOf(redis)]) await server.tidy(false);

  expect(await rewrites()).toBe(before);
});

test.each([
  ["will not rewrite its file", ["--rename-command", "BGREWRITEAOF", ""]],
  ["cannot rewrite its file", ["--enable-protected-configs", "yes"]],
])("a Redis that %s is a warning once, and told to who has something removed", async (_case, settings) => {
  const other = await startRedis(...settings);
  if (settings[1] === "yes") {
    const gone = mkdtempSync(join(tmpdir(), "gone-"));
    await callRedis(other.url, "CONFIG", "SET", "dir", gone);
    rmSync(gone, { recursive: true });
  }
  outbox = outboxOf(other);
  await settled("done", "Has arrived.");
  for (const _round of [1, 2]) expect(await outbox.tidy(false)).toContain("may still hold what was removed");

  expect(logged()).toMatchObject([{ level: "warn", outcome: "unsafe", setting: "BGREWRITEAOF" }]);
  await closeRedis();
  await other.close();
});

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("one whose rewrite dies on the way is a warning as well", async () => {
  const other = await startRedis("--rdb-key-save-delay", "5000000");
  outbox = outboxOf(other);
  await settled("waiting", "Still waits.");
  await settled("done", "Has arrived.");
  const server = /process_id:(\d+)/.exec(String(await callRedis(other.url, "INFO", "server")))![1]!;
  const tidied = outbox.tidy(false);
  const rewriting = () => readFileSync(`/proc/${server}/task/${server}/children`, "utf8").trim();
  await until(() => rewriting() !== "");
  process.kill(Number(rewriting()), "SIGKILL");

  expect(await tidied).toContain("may still hold what was removed");
  expect(logged()).toMatchObject([{ level: "warn", outcome: "unsafe", setting: "BGREWRITEAOF" }]);
  await closeRedis();
  await other.close();
});

test("one that takes its time is waited for a moment only, quietly, and not asked again for the same", async () => {
  await settled("waiting", "Still waits.");
  await settled("done", "Has arrived.");
  const before = await rewrites();
  const { mostMs } = REWRITE_TIMING;
  REWRITE_TIMING.mostMs = 100;
  // Of one entry, in microseconds.
  await callRedis(redis.url, "CONFIG", "SET", "rdb-key-save-delay", 500_000);
  for (const _round of [1, 2]) expect(await outbox.tidy(false)).toContain("may still hold what was removed");
  await callRedis(redis.url, "CONFIG", "SET", "rdb-key-save-delay", 0);
  REWRITE_TIMING.mostMs = 60_000;

  expect(await outbox.tidy(false)).toBeUndefined();
  REWRITE_TIMING.mostMs = mostMs;
  expect(await rewrites()).toBe(before + 1);
  expect(logged()).toEqual([]);
}, 30_000);

test("of servers that have it rewritten at once, none takes the other's rewrite for a refusal", async () => {
  await settled("done", "Has arrived.");
  const servers = [outbox, outboxOf(redis)];

  expect(await Promise.all(servers.map((server) => server.tidy(false)))).toEqual([undefined, undefined]);
  expect(logged()).toEqual([]);
});

test("where a Redis is too full to note that it was rewritten, nothing fails, and the next round sees to it", async () => {
  await settled("done", "Has arrived.");
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "1");
  expect(await outbox.tidy(false)).toContain("may still hold what was removed");
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "0");

  expect(await outbox.tidy(false)).toBeUndefined();
  expect(logged()).toEqual([]);
});

test("a Redis that keeps no file is not made to", async () => {
  const other = await startRedis("--appendonly", "no");
  outbox = outboxOf(other);
  await settled("waiting", "Still waits.");
  await settled("done", "Has arrived.");

  expect(await outbox.tidy(false)).toBeUndefined();
  expect(other.hasOnDisk("Still waits.")).toBe(false);
  await closeRedis();
  await other.close();
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
  // Whoever is owed more than a megabyte is disconnected.
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
