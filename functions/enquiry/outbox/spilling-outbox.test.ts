import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { newFolder } from "../../../test/folders";
import { enquiryForTests } from "../../../test/functions/enquiry";
import { conformsToOutbox, entryForTests } from "../../../test/functions/outbox-conformance";
import { timingForTests } from "../../../test/functions/outbox";
import { useRedis } from "../../../test/functions/redis-server";
import { siteForTests } from "../../../test/functions/site-facts";
import { worksOffOutbox } from "../../../test/functions/worker-conformance";
import { deliveryTo, until } from "../../../test/functions/until";
import { useLog } from "../../../test/functions/log";
import { useMailInbox } from "../../../test/functions/mail-inbox";
import { applyEvent } from "../events/apply-event";
import { tagOf } from "../events/mail-tags";
import { runCommand } from "../operator/commands";
import { entryName } from "./entry";
import { flushOutbox } from "./flush";
import { folderOutbox } from "./folder-outbox";
import { openOutbox } from "./open-outbox";
import type { EntryState, Outbox } from "./outbox";
import { callRedis } from "../../redis";
import { redisOutbox } from "./redis-outbox";
import { spillingOutbox } from "./spilling-outbox";
import { startOutboxWorker } from "./worker";

const LEASE_MS = 60_000;

const redis = useRedis();
const inbox = useMailInbox();
let folder: string;
let inRedis: Outbox;
let inFolder: Outbox;
let outbox: Outbox;
const running: { stop: () => Promise<void> }[] = [];

const open = (where = folder, leaseMs = LEASE_MS) =>
  spillingOutbox(redisOutbox(redis.url, leaseMs), folderOutbox(where, leaseMs));

conformsToOutbox(async () => {
  folder = newFolder("spill");
  inRedis = redisOutbox(redis.url, LEASE_MS);
  inFolder = folderOutbox(folder, LEASE_MS);
  outbox = open();
  await back();
  await callRedis(redis.url, "FLUSHALL");
  const remove = async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
    rmSync(folder, { recursive: true });
  };
  return { open: () => open(), leaseMs: LEASE_MS, remove };
});

worksOffOutbox({ open: () => open(), inbox });

const back = () => until(async () => (await outbox.missing()) === undefined);
const ids = async (state: EntryState, where = outbox) =>
  (await where.list(state)).map(({ entry }) => entry?.id);
const logged = useLog();

function work() {
  running.push(startOutboxWorker(open(), siteForTests, timingForTests));
}

const untilDelivered = deliveryTo(inbox, () => outbox);

test("an address of Redis opens one with the folder of this server beside it, any other a folder", () => {
  expect(openOutbox("redis://localhost:1/0")).toMatchObject({
    address: "redis://localhost:1/0",
    spill: { address: resolve("data/enquiries") },
  });
  expect(openOutbox("rediss://localhost:1").spill).toBeDefined();
  expect(openOutbox("redis/a")).toMatchObject({ address: resolve("redis/a") });
  expect(openOutbox("redis/a").spill).toBeUndefined();
});

/** Moves the clock on, so that lines logged in an earlier test do not suppress new ones. */
function passTime(): void {
  const later = performance.now() + 60_000;
  jest.spyOn(performance, "now").mockImplementation(() => later);
}

test("what comes while Redis is away is kept in the folder, settled there, and told in the log", async () => {
  passTime();
  const entry = entryForTests();
  await redis.kill();
  const claim = await outbox.take(entry);
  await outbox.setAside(entryForTests());

  expect(await ids("sending", inFolder)).toEqual([entry.id]);
  expect(await ids("honeypot", inFolder)).toHaveLength(1);
  expect(logged()[0]).toMatchObject({ event: "outbox-error", code: "REDIS_AWAY", box: redis.url });
  await claim.settle("done");
  expect(await ids("sending", inFolder)).toEqual([]);
  await redis.start();
});

test("the log says why Redis is away", async () => {
  passTime();
  const nobody = "redis://127.0.0.1:1";
  await spillingOutbox(redisOutbox(nobody, LEASE_MS), inFolder).take(entryForTests());

  expect(logged()).toMatchObject([{ code: "REDIS_AWAY", problem: "ECONNREFUSED", box: nobody }]);
});

test("half of what is kept is never shown as all of it", async () => {
  await redis.kill();
  await inFolder.take(entryForTests());
  await expect(outbox.list("sending")).rejects.toMatchObject({ code: "REDIS_AWAY" });

  const forget = await runCommand(["forget", "noor@example.com"], outbox, siteForTests);
  expect(forget).toEqual({ text: expect.stringContaining(`${redis.url} does not answer`), code: 1 });
  await redis.start();
});

test("where the folder beside Redis is missing, the content of Redis is not shown as everything", async () => {
  const elsewhere = join(folder, "elsewhere");
  const text = `There is no folder ${elsewhere}: run this where the server is started`;

  expect(await runCommand(["forget", "noor@example.com"], open(elsewhere), siteForTests)).toEqual({
    text,
    code: 1,
  });
});

test("spam that a server was moving to Redis when it died is not sent", async () => {
  await inFolder.setAside(entryForTests());
  writeFileSync(join(folder, "honeypot", "no entry"), "{}");
  const dying = { ...redisOutbox(redis.url, LEASE_MS), adopt: () => new Promise<never>(() => undefined) };
  const adopting = jest.spyOn(dying, "adopt");
  void spillingOutbox(dying, inFolder).tidy(true);
  await until(() => adopting.mock.calls.length > 0);
  expect(await ids("sending", inFolder)).toEqual([]);

  await outbox.tidy(true);
  expect(await ids("honeypot", inFolder)).toEqual([undefined]);
  expect(await ids("honeypot", inRedis)).toHaveLength(1);
});

test("spam that is forgotten while it is moved is not put into Redis", async () => {
  await inFolder.setAside(entryForTests());
  const list: Outbox["list"] = (state, isWanted) => inFolder.list(state, isWanted && (() => false));
  await spillingOutbox(redisOutbox(redis.url, LEASE_MS), { ...inFolder, list }).tidy(true);

  expect(await ids("honeypot", inRedis)).toEqual([]);
});

test("what is forgotten is on the disk of Redis no more", async () => {
  const email = "leila@example.com";
  await outbox.take(entryForTests({ enquiry: enquiryForTests({ email }) }));
  expect(redis.hasOnDisk(email)).toBe(true);

  const { text, code } = await runCommand(["forget", email], outbox, siteForTests);
  expect(code).toBe(0);
  expect(text).toMatch(/Else the server only counts: .+\.$/);
  await until(() => Promise.resolve(!redis.hasOnDisk(email)));
});

test("when a server starts, the folder's states and Redis's settings are checked", async () => {
  await callRedis(redis.url, "CONFIG", "SET", "appendfsync", "everysec");
  await outbox.check();
  await callRedis(redis.url, "CONFIG", "SET", "appendfsync", "always");

  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["drafts", "waiting", "sending"]));
  expect(logged()).toMatchObject([{ outcome: "unsafe", setting: "appendfsync" }]);
});

test("what is in the folder is listed by age, claimed and removed like the rest", async () => {
  const [one, two] = [entryForTests(), entryForTests()];
  await (await inFolder.take(one)).settle("waiting", Date.now() - 60_000);
  await (await inRedis.take(two)).settle("waiting");
  const held = await outbox.list("waiting");
  expect(held.map(({ entry }) => entry?.id)).toEqual([one.id, two.id]);

  for (const each of held) expect(await outbox.remove(each)).toBe(true);
  expect(await ids("waiting")).toEqual([]);
});

test("what is in the folder goes into Redis in its state, with its age, when that is back", async () => {
  const states = ["waiting", "confirming", "accepted", "refused", "honeypot"] as const;
  await redis.kill();
  for (const state of states) await (await outbox.take(entryForTests())).settle(state);
  const sending = entryForTests();
  await outbox.take(sending);
  const [spilled] = await inFolder.list("honeypot");
  await redis.start();
  await back();
  await outbox.tidy(true);

  for (const state of states) {
    expect(await ids(state, inFolder)).toEqual([]);
    expect(await ids(state, inRedis)).toHaveLength(1);
  }
  expect((await inRedis.list("honeypot"))[0]!.since).toEqual(spilled!.since);
  expect(await ids("sending", inFolder)).toEqual([sending.id]);
});

test("what cannot be read in the folder keeps nothing else from going into Redis", async () => {
  const [broken, whole] = [entryForTests(), entryForTests()];
  for (const entry of [broken, whole]) await (await inFolder.take(entry)).settle("waiting");
  const claim: Outbox["claim"] = (held) =>
    held.entry?.id === broken.id ? Promise.reject(new Error("broken")) : inFolder.claim(held);
  await spillingOutbox(redisOutbox(redis.url, LEASE_MS), { ...inFolder, claim }).tidy(false);

  expect(await ids("waiting", inRedis)).toEqual([whole.id]);
  expect(await ids("waiting", inFolder)).toEqual([broken.id]);
  expect(logged()).toMatchObject([{ event: "outbox-error", box: expect.stringContaining(broken.id) }]);
});

test("what a process had taken into the folder when it died goes into Redis after its time", async () => {
  const entry = entryForTests();
  const claim = await inFolder.take(entry);
  await claim.save({ refusals: 1 });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + LEASE_MS + 1_000);
  inbox.fail({ status: 500 });
  await flushOutbox({ outbox, site: siteForTests, timing: timingForTests });
  await outbox.tidy(false);

  expect(await inRedis.list("waiting")).toMatchObject([{ entry: { ...entry, progress: { refusals: 1 } } }]);
  expect(await ids("sending", inFolder)).toEqual([]);
});

test("what is in the folder stays there, with its age, while Redis is away or full, or if it is no entry", async () => {
  const entry = entryForTests();
  const sinceMs = Date.now() - 60_000;
  await (await inFolder.take(entry)).settle("waiting", sinceMs);
  writeFileSync(join(folder, "waiting", "a.json"), "{");
  await redis.kill();
  await outbox.tidy(false);
  expect(await ids("waiting", inFolder)).toContain(entry.id);

  await redis.start();
  await back();
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "1");
  await outbox.tidy(false);
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "0");
  expect(await inFolder.list("waiting")).toMatchObject([{ entry, since: new Date(sinceMs) }]);
  expect(readdirSync(join(folder, "unreadable"))).toEqual(["a.json"]);
  expect(logged()).toContainEqual(expect.objectContaining({ code: "OOM" }));
  expect(logged()).toContainEqual(expect.objectContaining({ outcome: "unreadable", file: "a.json" }));
});

test("while the provider is away what has spilled goes into Redis, from where any server sends it", async () => {
  await redis.kill();
  await (await outbox.take(entryForTests())).settle("waiting");
  await redis.start();
  await back();
  inbox.fail({ status: 500 });
  work();
  await until(async () => (await ids("waiting", inRedis)).length === 1);
  await fetch(`${inbox.url}/api/faults`, { method: "DELETE" });
  await untilDelivered(1);

  expect(await ids("waiting", inFolder)).toEqual([]);
  expect(inbox.mails()).toHaveLength(2);
});

test("what has spilled is sent also while Redis stays away", async () => {
  await redis.kill();
  await (await outbox.take(entryForTests())).settle("waiting");
  work();
  await until(() => inbox.mails().length === 2);
  await until(async () => (await ids("sending", inFolder)).length === 0);

  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  await redis.start();

  expect(await ids("waiting", inFolder)).toEqual([]);
});

test("workers outlive a Redis that is killed again and again, lose nothing and double nothing", async () => {
  const there = newFolder("spill");
  const servers = [open(folder, 500), open(there, 500)];
  for (const server of servers) running.push(startOutboxWorker(server, siteForTests, timingForTests));
  for (let round = 0; round < 3; round += 1) {
    const takes = Array.from({ length: 10 }, async (_, index) => {
      const claim = await servers[index % 2]!.take(entryForTests());
      // What cannot be settled is taken up after its time.
      if (index % 3) await claim.settle("waiting").catch(() => undefined);
    });
    await redis.kill();
    await Promise.all(takes);
    await redis.start();
  }
  await back();
  await untilDelivered(30);
  for (const where of servers) expect(await ids("sending", where.spill)).toEqual([]);

  const keys = inbox.mails().map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(60);
  expect(keys).toHaveLength(60);
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

test("what came while Redis was away does not take the place of the same enquiry whose mail came back", async () => {
  const entry = entryForTests();
  const claim = await inRedis.take({ ...entry, progress: { returned: 1 } });
  await claim.settle("accepted");
  await (await inFolder.take(entry)).settle("accepted");
  await outbox.tidy(false);

  const held = await outbox.list("accepted");
  expect(held.map((one) => one.entry!.progress)).toEqual([{ returned: 1 }]);
});

test("an event is applied to the copy whose mail it is about, even if another one is older", async () => {
  const entry = entryForTests();
  await (await inFolder.take(entry)).settle("accepted");
  await (await inRedis.take({ ...entry, progress: { returned: 1 } })).settle("accepted");
  const tags = { enquiry: tagOf(entryName(entry)), attempt: "1" };
  await applyEvent(outbox, { outcome: "bounced", tags });

  const refused = await outbox.list("refused");
  expect(refused.map((held) => held.entry!.progress!.returned)).toEqual([2]);
});
