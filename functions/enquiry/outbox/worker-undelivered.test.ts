import { utimesSync } from "node:fs";
import { useWorker } from "../../../test/functions/worker";
import { disk, diskError } from "../../../test/functions/failing-disk";
import { siteForTests } from "../../../test/functions/site-facts";
import { listHeld, putEntry, timingForTests } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { until } from "../../../test/functions/until";
import { TIMING } from "../timing";
import { flushOutbox } from "./flush";
import { openOutbox } from "./open-outbox";
import type { Held } from "./outbox";

const { inbox, folder, logged, start, flush, untilDelivered, held } = useWorker();

/** An entry that is overdue. */
const lateEntry = () =>
  entryForTests({ receivedAt: new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString() });

const refuse = () => inbox.fail({ status: 422 });

test("an enquiry whose mail itself is refused is set aside after three tries, and reported", async () => {
  const refused = entryForTests();
  await putEntry(folder(), "waiting", refused);
  refuse();
  start();
  await until(async () => (await held("refused")) === 1);

  expect(logged("undelivered")).toMatchObject([{ level: "error", id: refused.id, reason: "refused" }]);
  expect(logged("outbox")).toMatchObject(Array(3).fill({ level: "error", outcome: "failed" }));
  // Each time with the visitor's address to reply to, then without.
  expect(inbox.calls()).toBe(6);
});

test("between two tries of a refused enquiry there is a pause, in which the others are sent", async () => {
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

test("the pause after a refusal does not get longer when the clock is set back", async () => {
  await putEntry(folder(), "waiting", { ...entryForTests(), progress: { refusals: 1 } });
  const [held] = await listHeld(folder(), "waiting");
  const later = new Date(Date.now() + 2 * 24 * 60 * 60_000);
  utimesSync(held!.place, later, later);
  await flushOutbox({ outbox: openOutbox(folder()), site: siteForTests, timing: TIMING });

  expect(inbox.mails()).toHaveLength(2);
});

test("what has not been accepted after ten minutes is reported once, also while nobody tries it", async () => {
  const late = [lateEntry(), lateEntry()];
  for (const one of late) await putEntry(folder(), "waiting", one);
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ status: 500 });
  start();
  await until(() => inbox.calls() > 3);
  await fetch(`${inbox.url}/api/faults`, { method: "DELETE" });
  await untilDelivered(3);

  const reported = logged("undelivered");
  expect(reported.map(({ id }) => id).sort()).toEqual(late.map(({ id }) => id).sort());
  expect(reported[0]).toMatchObject({ level: "error", reason: "late", service: "media" });
});

test("what is reported without being tried keeps its turn", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", lateEntry());
  const [, second] = await listHeld(folder(), "waiting");
  inbox.fail({ status: 500 });
  await flush(openOutbox(folder()));
  const [next] = await listHeld(folder(), "waiting");

  expect(logged("undelivered")).toHaveLength(1);
  expect(next!.name).toBe(second!.name);
});

test("a server that is told to stop reports nothing more", async () => {
  await putEntry(folder(), "waiting", lateEntry());
  const signal = AbortSignal.abort();
  await flushOutbox({ outbox: openOutbox(folder()), site: siteForTests, timing: timingForTests, signal });

  expect(logged()).toEqual([]);
  expect(await held("waiting")).toBe(1);
});

test("on a full disk, what has not been accepted is reported once as well, and still waits", async () => {
  await putEntry(folder(), "waiting", lateEntry());
  await putEntry(folder(), "waiting", lateEntry());
  inbox.fail({ status: 500 });
  const write = jest.spyOn(disk, "writeFile").mockRejectedValue(diskError("ENOSPC"));
  for (const _round of [1, 2, 3]) await flush();
  write.mockRestore();

  expect(inbox.calls()).toBe(3);
  expect(logged("undelivered")).toHaveLength(2);
  expect([await held("sending"), await held("waiting")]).toEqual([0, 2]);
});

test("what another process takes before it is reported is reported there", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", lateEntry());
  const folderOutbox = openOutbox(folder());
  const [first] = await folderOutbox.list("waiting");
  const claim = (held: Held) =>
    held.name === first!.name ? folderOutbox.claim(held) : Promise.resolve("gone" as const);
  inbox.fail({ status: 500 });
  const outbox = { ...folderOutbox, claim };
  const round = await flush(outbox);

  expect(round).toMatchObject({ arrived: 0, failed: 1, away: true });
  expect(logged("undelivered")).toEqual([]);
});

test("what cannot be claimed, as on a disk that has become read-only, is reported once as well", async () => {
  const accepted = () => ({ ...lateEntry(), progress: { acceptedAt: new Date().toISOString() } });
  const [waiting, sending] = [lateEntry(), lateEntry()];
  await putEntry(folder(), "waiting", waiting);
  await putEntry(folder(), "sending", sending);
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "confirming", accepted());
  await putEntry(folder(), "sending", accepted());
  const rename = jest.spyOn(disk, "rename").mockRejectedValue(diskError("EROFS"));
  for (const _round of [1, 2]) await flush(openOutbox(folder(), -1));
  rename.mockRestore();

  const reported = logged("undelivered");
  expect(reported.map(({ id }) => id).sort()).toEqual([waiting.id, sending.id].sort());
  expect(logged().filter(({ code }) => code === "EROFS")).toHaveLength(10);
  expect(inbox.calls()).toBe(0);
});

test.each([
  ["is reported", "EROFS", 1],
  ["may have been sent by another server, and is not,", "REDIS_AWAY", 0],
])("what nobody tries %s where it cannot be claimed for %s", async (_what, code, times) => {
  const late = lateEntry();
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", late);
  const folderOutbox = openOutbox(folder());
  const claim = (held: Held) =>
    held.entry?.id === late.id ? Promise.reject(diskError(code)) : folderOutbox.claim(held);
  inbox.fail({ status: 500 });
  const round = await flush({ ...folderOutbox, claim });

  expect(round).toMatchObject({ failed: 1, away: true });
  const reported = logged("undelivered");
  expect(reported.map(({ id }) => id)).toEqual(Array(times).fill(late.id));
});

test("an enquiry that has just become late is reported by the attempt that fails, and not again", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs + 300).toISOString();
  await putEntry(folder(), "waiting", entryForTests({ receivedAt }));
  inbox.fail({ delayMs: 1_000, count: 1 });
  start({ attemptMs: 800, pauseMs: 10_000, longestPauseMs: 10_000 });
  await until(
    async () => (await listHeld(folder(), "waiting"))[0]?.entry?.progress?.reportedAt !== undefined,
  );

  expect(logged("undelivered")).toHaveLength(1);
});
