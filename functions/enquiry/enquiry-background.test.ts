import { setTimeout as wait } from "node:timers/promises";
import { entryForTests } from "../../test/functions/outbox-conformance";
import { startRedis } from "../../test/functions/redis-server";
import { useLog } from "../../test/functions/log";
import { useMailInbox } from "../../test/functions/mail-inbox";
import { useWorkingFolder } from "../../test/folders";
import { siteForTests } from "../../test/functions/site-facts";
import { until } from "../../test/functions/until";
import { enquiryBackground } from "./enquiry-background";
import { openOutbox } from "./outbox/open-outbox";
import { callRedis, closeRedis } from "../redis";
import { listHeld, putEntry } from "../../test/functions/outbox";
import { consume } from "../limits/counters";
import { sendOrQueue } from "./send-or-queue";
import { TIMING } from "./timing";

const inbox = useMailInbox();
// The folder beside Redis is relative to the working directory.
const folder = useWorkingFolder("background");

beforeEach(() => {
  process.env.ENQUIRY_OUTBOX = folder();
});

afterEach(() => {
  delete process.env.ENQUIRY_OUTBOX;
});

useLog();

const untilSent = () => until(() => inbox.mails().length >= 2);

test("with an outbox, what waits there is sent until it is stopped", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  const { stop } = enquiryBackground(siteForTests)();
  await untilSent();
  await stop(Promise.resolve());

  expect(await listHeld(folder(), "sending")).toEqual([]);
});

test("what a request begins to send while the server stops has ended when that has stopped", async () => {
  inbox.fail({ nth: 2, delayMs: 500 });
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { stop } = enquiryBackground(siteForTests)();
  // The worker's first round, which makes the folders, ends before.
  await wait(300);
  const stopped = stop(answered);
  await wait(50);
  const { outcome } = await sendOrQueue(entryForTests(), siteForTests, TIMING, performance.now());
  answer();
  await stopped;

  expect([outcome, inbox.mails().length]).toEqual(["sent", 2]);
  expect(await listHeld(folder(), "sending")).toEqual([]);
});

test("with an outbox in Redis, what waits there is sent, and stopping leaves Redis", async () => {
  const redis = await startRedis();
  process.env.ENQUIRY_OUTBOX = redis.url;
  const claim = await openOutbox(redis.url).take(entryForTests());
  await claim.settle("waiting");
  const { stop } = enquiryBackground(siteForTests)();
  await untilSent();
  await stop(Promise.resolve());
  const clients = String(await callRedis(redis.url, "CLIENT", "LIST"));
  await closeRedis();
  await redis.close();

  // Only the client that asks.
  expect(clients.trim().split("\n")).toHaveLength(1);
});

test("without an outbox there is nothing to do, and stopping forgets the counts", async () => {
  delete process.env.ENQUIRY_OUTBOX;
  const once = { name: "once", points: 1, windowS: 600 };
  const { stop } = enquiryBackground(siteForTests)();
  await consume("a", once, undefined);
  await stop(Promise.resolve());

  expect(await consume("a", once, undefined)).toBe(0);
});
