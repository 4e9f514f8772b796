/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enquiryForTests } from "../../test/functions/enquiry";
import { startRedis } from "../../test/functions/redis-server";
import { startMailInbox } from "../../tools/mail-inbox/inbox-server";
import { siteForTests } from "../../test/functions/site-facts";
import { enquiryBackground } from "./enquiry-background";
import { openOutbox } from "./outbox/open-outbox";
import { callRedis, closeRedis } from "../redis";
import { listHeld, putEntry } from "../../test/functions/outbox";
import { count } from "../limits/counters";
import { sendOrQueue } from "./send-or-queue";
import { TIMING } from "./timing";

const enquiry = enquiryForTests();

afterEach(() => {
  delete process.env.ENQUIRY_OUTBOX;
});

test("with an outbox, what waits there is sent until it is stopped", async () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const inbox = await startMailInbox();
  const folder = mkdtempSync(join(tmpdir(), "background-"));
  Object.assign(process.env, {
    ENQUIRY_OUTBOX: folder,
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: inbox.url,
  });
  await putEntry(folder, "waiting", {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    enquiry,
  });
  const { stop } = enquiryBackground(siteForTests)();
  while (inbox.mails().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await stop(Promise.resolve());
  await inbox.close();
  write.mockRestore();

  expect(await listHeld(folder, "sending")).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("what a request begins to send while the server stops has ended when that has stopped", async () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const inbox = await startMailInbox();
  const folder = mkdtempSync(join(tmpdir(), "background-"));
  Object.assign(process.env, {
    ENQUIRY_OUTBOX: folder,
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: inbox.url,
  });
  inbox.fail({ nth: 2, delayMs: 500 });
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { stop } = enquiryBackground(siteForTests)();
  // The worker's first round, which makes the boxes, ends before.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stopped = stop(answered);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), enquiry };
  const { outcome } = await sendOrQueue(entry, siteForTests, TIMING, performance.now());
  answer();
  await stopped;
  const sent = inbox.mails().length;
  await inbox.close();
  write.mockRestore();

  expect([outcome, sent]).toEqual(["sent", 2]);
  expect(await listHeld(folder, "sending")).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("with an outbox in Redis, what waits there is sent, and stopping leaves Redis", async () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const [inbox, redis] = [await startMailInbox(), await startRedis()];
  const [folder, cwd] = [mkdtempSync(join(tmpdir(), "background-")), process.cwd()];
  // The folder beside it is found from where the server was started.
  process.chdir(folder);
  Object.assign(process.env, {
    ENQUIRY_OUTBOX: redis.url,
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: inbox.url,
  });
  const claim = await openOutbox(redis.url).take({
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    enquiry,
  });
  await claim.settle("waiting");
  const { stop } = enquiryBackground(siteForTests)();
  while (inbox.mails().length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await stop(Promise.resolve());
  const clients = String(await callRedis(redis.url, "CLIENT", "LIST"));
  await closeRedis();
  process.chdir(cwd);
  await inbox.close();
  await redis.close();
  write.mockRestore();

  // Whoever asks.
  expect(clients.trim().split("\n")).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test("without an outbox there is nothing to do, and stopping forgets the counts", async () => {
  const once = { name: "once", points: 1, windowS: 600 };
  const { stop } = enquiryBackground(siteForTests)();
  await count("a", once, undefined);
  await stop(Promise.resolve());

  expect(await count("a", once, undefined)).toEqual({ ok: true });
});
