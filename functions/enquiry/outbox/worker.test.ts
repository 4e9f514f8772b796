/** @jest-environment node */
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { useLog } from "../../../test/functions/log";
import { useMailInbox } from "../../../test/functions/mail-inbox";
import { disk, diskError } from "../../../test/functions/failing-disk";
import { serveForTests } from "../../../test/functions/served-handler";
import { siteForTests } from "../../../test/functions/site-facts";
import { listHeld, putEntry, timingForTests } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { useFolder } from "../../../test/use-folder";
import { closeCounters } from "../../limits/counters";
import { worksOffOutbox } from "../../../test/functions/worker-conformance";
import { deliveryTo, until } from "../../../test/functions/until";
import { TIMING } from "../timing";
import type { Timing } from "../timing";
import type { Entry } from "./entry";
import { flushOutbox } from "./flush";
import { openOutbox } from "./open-outbox";
import type { EntryState, Held, Outbox } from "./outbox";
import { startOutboxWorker } from "./worker";

const inbox = useMailInbox();
const folder = useFolder("worker");
const running: { stop: () => Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

function start(change: Partial<Timing> = {}) {
  const timing = { ...timingForTests, ...change };
  const worker = startOutboxWorker(openOutbox(folder(), timing.leaseMs), siteForTests, timing);
  running.push(worker);
  return worker;
}

const flush = (outbox = openOutbox(folder())) =>
  flushOutbox({ outbox, site: siteForTests, timing: timingForTests });

const untilDelivered = deliveryTo(inbox, () => openOutbox(folder()));

/** An enquiry that has arrived, and is not confirmed to the visitor yet. */
const putConfirming = () =>
  putEntry(folder(), "confirming", {
    ...entryForTests(),
    progress: { acceptedAt: new Date().toISOString() },
  });

const held = async (state: EntryState) => (await listHeld(folder(), state)).length;
/** The file of an entry, byte for byte, as it was written before entries had a version. */
const VERSION_1 = {
  name: "0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59.b5a45faedbc1.json",
  text: String.raw`{"id":"0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59","receivedAt":"2025-03-01T08:00:00.000Z","enquiry":{"name":"Noor Saleh","email":"noor@example.com","company":"","service":"media","message":"We need one library.\nBy May."}}`,
};

const logged = useLog();

worksOffOutbox({ open: () => openOutbox(folder()), inbox });

test("what waits is delivered at once when the server starts, with the keys of its id", async () => {
  const waiting = entryForTests();
  await putEntry(folder(), "waiting", waiting);
  start();
  await untilDelivered(1);

  expect(inbox.mails().map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    `${waiting.id}/confirmation`,
    `${waiting.id}/inbox`,
  ]);
  expect(logged()).toMatchObject([
    { event: "outbox", id: waiting.id, outcome: "sent", service: "media", inboxAttempts: 1 },
  ]);
  expect(logged()[0]!.waitedS).toBeGreaterThanOrEqual(60);
  expect(JSON.stringify(logged())).not.toContain("noor");
});

test("what comes to wait later is delivered as well", async () => {
  start();
  await putEntry(folder(), "waiting", entryForTests());
  await untilDelivered(1);

  expect(inbox.mails()).toHaveLength(2);
});

test("while something arrives there is no pause: what came in the meantime is sent at once", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ delayMs: 300, count: 1 });
  start({ pauseMs: 60_000, longestPauseMs: 60_000 });
  await until(async () => (await held("sending")) === 1);
  await putEntry(folder(), "waiting", entryForTests());
  await untilDelivered(2);

  expect(inbox.calls()).toBe(4);
});

test("it is tried again, with pauses that grow, until the provider is back", async () => {
  const random = jest.spyOn(Math, "random").mockReturnValue(0.5);
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ status: 500, count: 4 });
  const startedAt = performance.now();
  start();
  await untilDelivered(1);
  random.mockRestore();

  // After the first failure 40 ms, then 80 ms three times.
  expect(performance.now() - startedAt).toBeGreaterThan(270);
  expect(inbox.calls()).toBe(6);
  expect(inbox.mails()).toHaveLength(2);
  expect(logged().map(({ outcome, level }) => [level, outcome])).toEqual([
    ...Array<string[]>(4).fill(["warn", "failed"]),
    ["info", "sent"],
  ]);
});

test("without a key everything waits", async () => {
  delete process.env.RESEND_API_KEY;
  await putEntry(folder(), "waiting", entryForTests());
  start();
  await until(() => logged().length > 0);
  await until(async () => (await held("waiting")) === 1);

  expect(logged()[0]).toMatchObject({ outcome: "failed", inbox: "Missing API key" });
});

/** A provider that always fails at this enquiry, and takes the others. */
async function failingAt({ id }: Entry) {
  const provider = await serveForTests((request, response) => {
    response.statusCode = String(request.headers["idempotency-key"]).startsWith(id) ? 500 : 200;
    response.end('{"id":"1"}');
  });
  process.env.RESEND_BASE_URL = provider.url;
  return provider;
}

test("an enquiry that the provider always fails at keeps no other waiting for longer than a round", async () => {
  const [first, second] = [entryForTests(), entryForTests()];
  for (const one of [first, second]) await putEntry(folder(), "waiting", one);
  const provider = await failingAt(first);
  await flush();
  await flush();
  await provider.close();

  expect((await listHeld(folder(), "waiting")).map(({ entry }) => entry?.id)).toEqual([first.id]);
});

/** An outbox in which whatever is in `sending` was left by a process that died. */
async function openAfterDeath() {
  await wait(5);
  return openOutbox(folder(), 0);
}

test("nor does it keep confirmations, and what a killed process left, from being sent", async () => {
  const bad = entryForTests();
  await putEntry(folder(), "sending", entryForTests());
  await putConfirming();
  await putEntry(folder(), "waiting", bad);
  const provider = await failingAt(bad);
  for (const _round of [1, 2]) await flush(await openAfterDeath());
  await provider.close();

  expect((await listHeld(folder(), "waiting")).map(({ entry }) => entry?.id)).toEqual([bad.id]);
  expect([await held("sending"), await held("confirming")]).toEqual([0, 0]);
});

test("of what a killed process left, what is no entry is put aside", async () => {
  mkdirSync(join(folder(), "sending"));
  writeFileSync(join(folder(), "sending", "broken.0-00000000.json"), "{");

  expect(await flush(await openAfterDeath())).toMatchObject({ unreadable: 1 });
  expect([await held("sending"), await held("unreadable")]).toEqual([0, 1]);
});

test("what a killed process left waits as it was, and is reported like the rest while the provider is away", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString();
  await putEntry(folder(), "waiting", entryForTests());
  const late = { ...entryForTests(), receivedAt };
  await putEntry(folder(), "sending", late);
  const accepted = { ...entryForTests(), receivedAt, progress: { acceptedAt: receivedAt } };
  await putEntry(folder(), "sending", accepted);
  inbox.fail({ status: 500 });
  await flush(await openAfterDeath());

  expect(inbox.calls()).toBe(1);
  expect(logged().filter(({ event }) => event === "undelivered")).toMatchObject([{ id: late.id }]);
  expect((await listHeld(folder(), "confirming")).map(({ entry }) => entry?.id)).toEqual([accepted.id]);
});

const refuse = () => inbox.fail({ status: 422 });

test("what the provider refuses for what it is, is set aside after three tries and reported", async () => {
  const refused = entryForTests();
  await putEntry(folder(), "waiting", refused);
  refuse();
  start();
  await until(async () => (await held("refused")) === 1);

  expect(logged().filter(({ event }) => event === "undelivered")).toMatchObject([
    { level: "error", id: refused.id, reason: "refused" },
  ]);
  expect(logged().filter(({ event }) => event === "outbox")).toMatchObject(
    Array(3).fill({ level: "error", outcome: "failed" }),
  );
  // With the visitor's address to reply to, then three times without.
  expect(inbox.calls()).toBe(4);
});

test("between two tries of it there is a pause, in which it holds up nobody", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  refuse();
  start({ refusedPauseMs: 60_000 });
  await until(async () => (await listHeld(folder(), "waiting"))[0]?.entry?.progress?.refusals === 1);
  await fetch(`${inbox.url}/api/faults`, { method: "DELETE" });
  const calls = inbox.calls();
  await putEntry(folder(), "waiting", entryForTests());
  await until(() => inbox.mails().length === 2);
  await until(async () => (await held("sending")) === 0);

  expect(inbox.calls()).toBe(calls + 2);
  expect(await held("waiting")).toBe(1);
});

test("what was refused rests no longer because the clock was set back", async () => {
  await putEntry(folder(), "waiting", { ...entryForTests(), progress: { refusals: 1 } });
  const [held] = await listHeld(folder(), "waiting");
  const later = new Date(Date.now() + 2 * 24 * 60 * 60_000);
  utimesSync(held!.place, later, later);
  await flushOutbox({ outbox: openOutbox(folder()), site: siteForTests, timing: TIMING });

  expect(inbox.mails()).toHaveLength(2);
});

test("what has not been accepted after ten minutes is reported once, also while nobody tries it", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString();
  const late = [
    { ...entryForTests(), receivedAt },
    { ...entryForTests(), receivedAt },
  ];
  for (const one of late) await putEntry(folder(), "waiting", one);
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ status: 500 });
  start();
  await until(() => inbox.calls() > 3);
  await fetch(`${inbox.url}/api/faults`, { method: "DELETE" });
  await untilDelivered(3);

  const reported = logged().filter(({ event }) => event === "undelivered");
  expect(reported.map(({ id }) => id).sort()).toEqual(late.map(({ id }) => id).sort());
  expect(reported[0]).toMatchObject({ level: "error", reason: "late", service: "media" });
});

test("what is reported without being tried keeps its turn", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString();
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", { ...entryForTests(), receivedAt });
  const [, second] = await listHeld(folder(), "waiting");
  inbox.fail({ status: 500 });
  await flush(openOutbox(folder()));
  const [next] = await listHeld(folder(), "waiting");

  expect(logged().filter(({ event }) => event === "undelivered")).toHaveLength(1);
  expect(next!.name).toBe(second!.name);
});

test("a server that is told to stop reports nothing more", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString();
  await putEntry(folder(), "waiting", { ...entryForTests(), receivedAt });
  const signal = AbortSignal.abort();
  await flushOutbox({ outbox: openOutbox(folder()), site: siteForTests, timing: timingForTests, signal });

  expect(logged()).toEqual([]);
  expect(await held("waiting")).toBe(1);
});

test("on a full disk, what has not been accepted is reported once as well, and still waits", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString();
  await putEntry(folder(), "waiting", { ...entryForTests(), receivedAt });
  await putEntry(folder(), "waiting", { ...entryForTests(), receivedAt });
  inbox.fail({ status: 500 });
  const write = jest.spyOn(disk, "writeFile").mockRejectedValue(diskError("ENOSPC"));
  for (const _round of [1, 2, 3]) await flush();
  write.mockRestore();

  expect(inbox.calls()).toBe(3);
  expect(logged().filter(({ event }) => event === "undelivered")).toHaveLength(2);
  expect([await held("sending"), await held("waiting")]).toEqual([0, 2]);
});

test("what another process takes before it is reported is reported there", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString();
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", { ...entryForTests(), receivedAt });
  const folderOutbox = openOutbox(folder());
  const [first] = await folderOutbox.list("waiting");
  const claim = (held: Held) =>
    held.name === first!.name ? folderOutbox.claim(held) : Promise.resolve("gone" as const);
  inbox.fail({ status: 500 });
  const outbox = { ...folderOutbox, claim };
  const round = await flush(outbox);

  expect(round).toMatchObject({ arrived: 0, failed: 1, away: true });
  expect(logged().filter(({ event }) => event === "undelivered")).toEqual([]);
});

test("what has just turned late is reported by the attempt that fails, and keeps that", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs + 300).toISOString();
  await putEntry(folder(), "waiting", { ...entryForTests(), receivedAt });
  inbox.fail({ delayMs: 1_000, count: 1 });
  start({ attemptMs: 800, pauseMs: 10_000, longestPauseMs: 10_000 });
  await until(
    async () => (await listHeld(folder(), "waiting"))[0]?.entry?.progress?.reportedAt !== undefined,
  );

  expect(logged().filter(({ event }) => event === "undelivered")).toHaveLength(1);
});

test("a confirmation is given up after a day", async () => {
  const claim = await openOutbox(folder()).take(entryForTests());
  await claim.save({ acceptedAt: new Date(Date.now() - TIMING.confirmForMs - 1_000).toISOString() });
  await claim.settle("confirming");
  inbox.fail({ status: 500 });
  start();
  await until(async () => (await held("confirming")) + (await held("sending")) === 0);

  expect(inbox.calls()).toBe(1);
});

test("until the clock has run evenly for an hour, nothing is given up for its age", async () => {
  process.env.RESEND_WEBHOOK_SECRET = "whsec_Yg==";
  for (const state of ["confirming", "accepted"] as const) {
    const claim = await openOutbox(folder()).take(entryForTests());
    await claim.save({ acceptedAt: new Date(0).toISOString() });
    await claim.settle(state);
  }
  await openOutbox(folder()).messages[0]!.keep({
    id: "a",
    type: "enquiry.received",
    timestamp: "",
    data: {},
  });
  utimesSync(join(folder(), "messages", "a.json"), 0, 0);
  inbox.fail({ status: 500 });
  const { stop } = start({ steadyMs: TIMING.steadyMs, pauseMs: 5, longestPauseMs: 5 });
  await until(() => inbox.calls() > 2);
  await stop();
  const kept = async () => (await held("confirming")) + (await held("accepted")) + (await held("sending"));
  expect(await kept()).toBe(2);
  expect(readdirSync(join(folder(), "messages"))).toHaveLength(1);

  start({ pauseMs: 5, longestPauseMs: 5 });
  await until(async () => (await kept()) === 0);
  await until(() => readdirSync(join(folder(), "messages")).length === 0);
  delete process.env.RESEND_WEBHOOK_SECRET;
});

test("past the limit of confirmations the enquiry is done, and the log says why nobody was thanked", async () => {
  const { CONFIRMATION_LIMIT } = process.env;
  process.env.CONFIRMATION_LIMIT = "1";
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", entryForTests());
  start();
  await until(() => inbox.mails().length === 3);
  await until(
    async () => (await held("waiting")) + (await held("sending")) + (await held("confirming")) === 0,
  );
  process.env.CONFIRMATION_LIMIT = CONFIRMATION_LIMIT;
  await closeCounters();

  expect(logged()).toContainEqual(expect.objectContaining({ outcome: "sent", confirmation: "over limit" }));
});

test("a provider that limits us is there: the others are tried as well", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ status: 429, count: 1 });

  expect(await flush()).toEqual({ arrived: 1, failed: 1, unreadable: 0, away: false });
});

test("while calls have to wait for their turn, the worker goes on", async () => {
  const { RESEND_CALLS_PER_SECOND } = process.env;
  process.env.RESEND_CALLS_PER_SECOND = "3";
  for (const _one of Array(3)) await putEntry(folder(), "waiting", entryForTests());
  // Too short to wait for a turn.
  start({ totalMs: 300, attemptMs: 300, confirmationMs: 300 });
  await untilDelivered(3);
  process.env.RESEND_CALLS_PER_SECOND = RESEND_CALLS_PER_SECOND;
  await closeCounters();

  expect(inbox.mails()).toHaveLength(6);
});

test("inbox mails go before confirmations, but for what was tried longest ago", async () => {
  for (const _one of Array(6)) await putConfirming();
  for (const _one of Array(6)) await putEntry(folder(), "waiting", entryForTests());
  await flush();

  const kinds = inbox.mails().map(({ idempotencyKey }) => idempotencyKey!.split("/")[1]);
  kinds.reverse();
  expect(kinds).toHaveLength(12);
  expect(kinds[0]).toBe("confirmation");
  // Of four that are sent at once, three may overtake.
  expect(kinds.lastIndexOf("inbox")).toBeLessThan(1 + 6 + 3);
});

test("few inbox mails go with their confirmations at once, however many others wait to be confirmed", async () => {
  for (const _one of Array(5)) await putConfirming();
  for (const _one of Array(4)) await putEntry(folder(), "waiting", entryForTests());
  await flush();

  expect(inbox.mails()).toHaveLength(5 + 2 * 4);
});

test("an enquiry has arrived with its inbox mail; a confirmation that fails later is no other", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ nth: 2, count: 2, status: 500 });

  expect(await flush()).toMatchObject({ arrived: 1, failed: 0, away: true });
  expect(await flush()).toMatchObject({ arrived: 0, failed: 1, away: true });
});

test("what waits is sent before the outbox is tidied, which may take its time", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  const outbox = openOutbox(folder());
  const tidied = new Promise<number>((resolve) => {
    const tidy: Outbox["tidy"] = (byAge) => (resolve(inbox.mails().length), outbox.tidy(byAge));
    running.push(startOutboxWorker({ ...outbox, tidy }, siteForTests, timingForTests));
  });

  expect(await tidied).toBe(2);
});

test("a box that cannot be read is logged, and what is in the others is sent", async () => {
  writeFileSync(join(folder(), "confirming"), "a file where a folder should be");
  await putEntry(folder(), "waiting", entryForTests());
  start({ pauseMs: 10_000, longestPauseMs: 10_000 });
  await until(() => inbox.mails().length === 2);

  expect(logged()).toContainEqual(expect.objectContaining({ event: "outbox-error", box: "confirming" }));
});

test("what a process was sending when it died is delivered once its time is over", async () => {
  await putEntry(folder(), "sending", entryForTests());
  start({ leaseMs: 200 });

  await wait(60);
  expect(inbox.calls()).toBe(0);
  await untilDelivered(1);
});

test("a file that is no entry is put aside and logged", async () => {
  mkdirSync(join(folder(), "waiting"), { recursive: true });
  writeFileSync(join(folder(), "waiting", "a.json"), "{");
  await putEntry(folder(), "waiting", entryForTests());
  start();
  await untilDelivered(1);

  expect(readdirSync(join(folder(), "unreadable"))).toEqual(["a.json"]);
  expect(logged()).toContainEqual(expect.objectContaining({ outcome: "unreadable", file: "a.json" }));
  expect(inbox.mails()).toHaveLength(2);
});

test("what has a filled honeypot is never sent, and removed after 30 days", async () => {
  const day = 24 * 60 * 60 * 1000;
  const [old, young] = [
    await putEntry(folder(), "honeypot", entryForTests()),
    await putEntry(folder(), "honeypot", entryForTests()),
  ];
  for (const [name, days] of [[old, 31] as const, [young, 29] as const]) {
    const then = new Date(Date.now() - days * day);
    utimesSync(join(folder(), "honeypot", name), then, then);
  }
  start();
  await until(async () => (await held("honeypot")) === 1);

  expect((await listHeld(folder(), "honeypot"))[0]!.name).toBe(young);
  expect(inbox.calls()).toBe(0);
});

test("what an earlier version put aside keeps its age, and a warning says that it was moved", async () => {
  const name = await putEntry(folder(), "honeypot", entryForTests());
  renameSync(join(folder(), "honeypot"), join(folder(), "trapped"));
  const then = new Date(Date.now() - 60_000);
  utimesSync(join(folder(), "trapped", name), then, then);
  start();
  await until(async () => (await held("honeypot")) === 1);
  await until(() => logged().length > 0);

  expect((await listHeld(folder(), "honeypot"))[0]!.since.getTime()).toBe(then.getTime());
  expect(logged()).toMatchObject([{ level: "warn", event: "outbox", outcome: "moved", files: 1 }]);
});

test("an entry that was written before entries had a version is sent, with the keys of its id", async () => {
  mkdirSync(join(folder(), "waiting"), { recursive: true });
  writeFileSync(join(folder(), "waiting", VERSION_1.name), VERSION_1.text);
  start();
  await untilDelivered(1);

  const [confirmation, company] = inbox.mails();
  expect(company!.idempotencyKey).toBe("0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59/inbox");
  expect(company!.payload.text).toContain("Message:\nWe need one library.\nBy May.");
  expect(confirmation!.payload.to).toEqual(["noor@example.com"]);
});

test("a folder that cannot be read is logged, and tried again", async () => {
  rmSync(folder(), { recursive: true });
  writeFileSync(folder(), "a file");
  start();
  await until(() => logged().length >= 20);

  expect(logged()[0]).toMatchObject({ level: "error", event: "outbox-error", code: "ENOTDIR" });
  rmSync(folder());
  await putEntry(folder(), "waiting", entryForTests());
  await untilDelivered(1);
});

test("what waits is sent within a minute after the provider is back, however the pauses fall", () => {
  expect(TIMING.longestPauseMs * 1.25 + TIMING.totalMs).toBeLessThan(60_000);
});
