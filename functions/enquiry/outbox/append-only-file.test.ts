import { readFileSync, rmSync } from "node:fs";
import { newFolder } from "../../../test/folders";
import { enquiryForTests } from "../../../test/functions/enquiry";
import { useLog } from "../../../test/functions/log";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { emptyOutboxOf, outboxOf } from "../../../test/functions/redis-outbox";
import { startRedis, useRedis } from "../../../test/functions/redis-server";
import { until } from "../../../test/functions/until";
import { HONEYPOT_KEPT } from "./outbox";
import type { Outbox } from "./outbox";
import { callRedis, closeRedis } from "../../redis";
import { REWRITE_TIMING } from "./append-only-file";
import { REWRITTEN } from "./redis-scripts";

/** What was removed from an outbox in Redis, and the file that still holds it. */

const redis = useRedis();
let outbox: Outbox;

beforeEach(async () => {
  outbox = await emptyOutboxOf(redis);
});

const logged = useLog();

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

test("a replica that takes over rewrites its file, although the counts that it has copied say that it is done", async () => {
  await callRedis(redis.url, "CONFIG", "SET", "repl-diskless-sync-delay", "0");
  const replica = await startRedis("--replicaof", "127.0.0.1", new URL(redis.url).port);
  const info = async () => String(await callRedis(replica.url, "INFO"));
  // It writes a file of its own once it has copied everything.
  const signs = ["master_link_status:up", "aof_rewrite_in_progress:0", "aof_rewrite_scheduled:0"];
  await until(async () => {
    const found = await info();
    return signs.every((sign) => found.includes(sign));
  });
  await settled("done", "Has arrived.");
  await outbox.tidy(false);
  await until(() => Promise.resolve(!redis.hasOnDisk("Has arrived.")));
  await until(async () => (await callRedis(replica.url, "GET", REWRITTEN)) !== null);
  expect(replica.hasOnDisk("Has arrived.")).toBe(true);
  await callRedis(replica.url, "REPLICAOF", "NO", "ONE");

  expect(await outboxOf(replica).tidy(false)).toBeUndefined();
  await until(() => Promise.resolve(!replica.hasOnDisk("Has arrived.")));
  await closeRedis();
  await replica.close();
});

test.each([
  ["will not rewrite its file", ["--rename-command", "BGREWRITEAOF", ""]],
  ["cannot rewrite its file", ["--enable-protected-configs", "yes"]],
])("a Redis that %s is a warning once, and told to who has something removed", async (_case, settings) => {
  const other = await startRedis(...settings);
  if (settings[1] === "yes") {
    const gone = newFolder("gone");
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

test("a slow rewrite is waited for a moment only, without a warning, and not asked for again", async () => {
  await settled("waiting", "Still waits.");
  await settled("done", "Has arrived.");
  const before = await rewrites();
  const { mostMs } = REWRITE_TIMING;
  REWRITE_TIMING.mostMs = 100;
  // How long Redis takes to write each key, in microseconds.
  await callRedis(redis.url, "CONFIG", "SET", "rdb-key-save-delay", 500_000);
  for (const _round of [1, 2]) expect(await outbox.tidy(false)).toContain("may still hold what was removed");
  await callRedis(redis.url, "CONFIG", "SET", "rdb-key-save-delay", 0);
  REWRITE_TIMING.mostMs = 60_000;

  expect(await outbox.tidy(false)).toBeUndefined();
  REWRITE_TIMING.mostMs = mostMs;
  expect(await rewrites()).toBe(before + 1);
  expect(logged()).toEqual([]);
}, 30_000);

test("servers that ask for a rewrite at once do not take the other's rewrite for a refusal", async () => {
  await settled("done", "Has arrived.");
  const servers = [outbox, outboxOf(redis)];

  expect(await Promise.all(servers.map((server) => server.tidy(false)))).toEqual([undefined, undefined]);
  expect(logged()).toEqual([]);
});

test.each([
  ["is too full", "maxmemory"],
  ["lacks its replicas", "min-replicas-to-write"],
])(
  "where a Redis %s, so that it cannot note the rewrite, the next round sees to it, and nobody is warned",
  async (_case, limit) => {
    await settled("done", "Has arrived.");
    await callRedis(redis.url, "CONFIG", "SET", limit, "1");
    expect(await outbox.tidy(false)).toContain("may still hold what was removed");
    await callRedis(redis.url, "CONFIG", "SET", limit, "0");

    expect(await outbox.tidy(false)).toBeUndefined();
    expect(logged()).toEqual([]);
  },
);

test("a Redis without an append-only file is not asked for a rewrite", async () => {
  const other = await startRedis("--appendonly", "no");
  outbox = outboxOf(other);
  await settled("waiting", "Still waits.");
  await settled("done", "Has arrived.");

  expect(await outbox.tidy(false)).toBeUndefined();
  expect(other.hasOnDisk("Still waits.")).toBe(false);
  await closeRedis();
  await other.close();
});
