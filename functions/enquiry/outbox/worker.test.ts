import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { useWorker } from "../../../test/functions/worker";
import { putEntry } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { worksOffOutbox } from "../../../test/functions/worker-conformance";
import { until } from "../../../test/functions/until";
import { TIMING } from "../timing";
import { openOutbox } from "./open-outbox";
import type { Outbox } from "./outbox";

const { inbox, folder, logged, start, untilDelivered, held } = useWorker();

/** The file of an entry, byte for byte, as it was written before entries had a version. */
const VERSION_1 = {
  name: "0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59.b5a45faedbc1.json",
  text: String.raw`{"id":"0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59","receivedAt":"2025-03-01T08:00:00.000Z","enquiry":{"name":"Noor Saleh","email":"noor@example.com","company":"","service":"media","message":"We need one library.\nBy May."}}`,
};

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
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ status: 500, count: 4 });
  const startedAt = performance.now();
  start();
  await untilDelivered(1);

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

test("what waits is sent before the outbox is tidied, which may take its time", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  const outbox = openOutbox(folder());
  const tidied = new Promise<number>((resolve) => {
    const tidy: Outbox["tidy"] = (byAge) => (resolve(inbox.mails().length), outbox.tidy(byAge));
    start({}, { ...outbox, tidy });
  });

  expect(await tidied).toBe(2);
});

test("a state that cannot be listed is logged, and what is in the others is sent", async () => {
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
