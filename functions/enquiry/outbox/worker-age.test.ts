import { readdirSync, renameSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { useWorker } from "../../../test/functions/worker";
import { listHeld, putEntry } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { until } from "../../../test/functions/until";
import { TIMING } from "../timing";
import { openOutbox } from "./open-outbox";

const { inbox, folder, logged, start, held } = useWorker();

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
