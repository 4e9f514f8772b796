import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { disk, diskError } from "../../../test/functions/failing-disk";
import { listHeld, putEntry, timingForTests } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { serveForTests } from "../../../test/functions/served-handler";
import { siteForTests } from "../../../test/functions/site-facts";
import { until } from "../../../test/functions/until";
import { useLog } from "../../../test/functions/log";
import { useMailInbox } from "../../../test/functions/mail-inbox";
import { useFolder } from "../../../test/folders";
import { sendOrQueue, setAside } from "../send-or-queue";
import { allLanded, sendClaimed } from "./flight";
import { flushOutbox } from "./flush";
import { openOutbox } from "./open-outbox";
import type { Entry } from "./entry";
import type { Claim } from "./outbox";

const timing = { ...timingForTests, attempts: 3, visitorMs: 2_500 };

const inbox = useMailInbox();
const folder = useFolder("flight");

beforeEach(() => {
  process.env.ENQUIRY_OUTBOX = folder();
});

afterEach(async () => {
  await allLanded();
  delete process.env.ENQUIRY_OUTBOX;
});

const logged = useLog();
const send = (entry = entryForTests(), site = siteForTests, storeMs = timing.storeMs) =>
  sendOrQueue(entry, site, { ...timing, storeMs }, performance.now());
/** Sets a webhook until the test ends, at an address where nothing answers. */
const tellingOthers = () =>
  jest.replaceProperty(process, "env", {
    ...process.env,
    ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:9/",
    ENQUIRY_WEBHOOK_SECRET: "whsec_Yg==",
  });
const options = () => ({ site: siteForTests, timing, deadline: performance.now() + timing.totalMs });

test("two requests with the same enquiry at once are one attempt, and get the same result", async () => {
  const entry = entryForTests();
  inbox.fail({ delayMs: 100 });
  const [one, other] = await Promise.all([send(entry), send(entry)]);
  await allLanded();

  expect(other).toEqual(one);
  expect(one.outcome).toBe("sent");
  expect(inbox.calls()).toBe(2);
  expect(logged("outbox")).toHaveLength(1);
});

test("the visitor who comes again while the worker is sending joins it", async () => {
  const entry = entryForTests();
  inbox.fail({ delayMs: 100 });
  const worker = sendClaimed(await openOutbox(folder()).take(entry), options());
  expect(await send(entry)).toMatchObject({ outcome: "sent" });
  await worker;

  expect(inbox.calls()).toBe(2);
  expect(await listHeld(folder(), "sending")).toEqual([]);
});

test("the worker that finds a visitor sending it joins too, and settles what it has claimed itself", async () => {
  const entry = entryForTests();
  const claim = await openOutbox(folder()).take(entry);
  inbox.fail({ delayMs: 100 });
  const visitor = send(entry);
  expect(await sendClaimed(claim, options())).toMatchObject({ inbox: { ok: true } });
  await visitor;
  await allLanded();

  expect(inbox.calls()).toBe(2);
  expect(await listHeld(folder(), "sending")).toEqual([]);
});

test("an exception reaches the visitor, and the enquiry is tried again", async () => {
  const edition = {
    ...siteForTests.editions[0],
    get brand(): string {
      throw new Error("broken");
    },
  };

  await expect(send(entryForTests(), { ...siteForTests, editions: [edition] })).rejects.toThrow("broken");
  await allLanded();
  expect(await listHeld(folder(), "waiting")).toHaveLength(1);
});

test("another system is told of an enquiry after the next attempt, if that could not be kept at first", async () => {
  tellingOthers();
  writeFileSync(join(folder(), "messages"), "a file where a folder should be");
  inbox.fail({ status: 403 });
  const entry = entryForTests();
  await send(entry);
  await allLanded();
  rmSync(join(folder(), "messages"));
  await send(entry);
  await allLanded();

  expect(readdirSync(join(folder(), "messages"))).toHaveLength(1);
  expect((await listHeld(folder(), "waiting"))[0]!.entry!.progress).toMatchObject({ told: true });
});

test.each([200, 403])(
  "an enquiry that another process has taken over is neither reported nor queued as a message (%i)",
  async (status) => {
    tellingOthers();
    if (status !== 200) inbox.fail({ status });
    const outbox = openOutbox(folder());
    const claim = await outbox.take(entryForTests({ receivedAt: new Date(0).toISOString() }));
    const [held] = await outbox.list("sending");
    await outbox.remove(held!);
    await sendClaimed(claim, options());

    expect(readdirSync(folder())).not.toContain("messages");
    expect(logged().map(({ event }) => event)).toEqual(["outbox"]);
  },
);

test("an answer that is slow keeps nobody waiting for longer than the visitor's time", async () => {
  inbox.fail({ delayMs: 1_500, count: 1 });

  expect(
    await sendOrQueue(entryForTests(), siteForTests, { ...timing, visitorMs: 50 }, performance.now()),
  ).toEqual({
    outcome: "queued",
    trace: { kept: true },
  });
  await allLanded();
  expect(inbox.mails()).toHaveLength(2);
});

test("when the nine seconds are over, there is time for one call", async () => {
  process.env.ENQUIRY_OUTBOX = "";
  inbox.fail({ delayMs: 5_000 });
  const startedAt = performance.now();
  const long = startedAt - 60_000;

  expect(await sendOrQueue(entryForTests(), siteForTests, { ...timing, attemptMs: 200 }, long)).toMatchObject(
    {
      outcome: "failed",
      trace: { inboxAttempts: 1 },
    },
  );
  expect(performance.now() - startedAt).toBeLessThan(timing.totalMs);
});

test("a confirmation for which no time is left waits in the outbox, and the log says so", async () => {
  await sendOrQueue(entryForTests(), siteForTests, { ...timing, confirmationMs: 0 }, performance.now());
  await allLanded();

  expect(logged()).toMatchObject([{ event: "outbox", level: "info", confirmation: "later" }]);
  expect(await listHeld(folder(), "confirming")).toHaveLength(1);
});

/** Makes writes of these files, or of all, hang until they are released. */
function hangingDisk(hangs: (path: string) => boolean = () => true) {
  const { open } = disk;
  let calls = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  jest.spyOn(disk, "open").mockImplementation(async (path, flags, mode) => {
    if (hangs(String(path))) {
      calls++;
      ask();
      await released;
    }
    return open(path, flags, mode);
  });
  return { release, asked, calls: () => calls };
}

test("a disk that hangs keeps nobody from sending, and is not asked again while it does", async () => {
  const { release, calls } = hangingDisk();
  const [first, second] = [entryForTests(), entryForTests()];

  expect(await send(first, siteForTests, 100)).toMatchObject({ outcome: "sent", trace: { kept: false } });
  const asked = calls();
  expect(await send(second)).toMatchObject({ outcome: "sent", trace: { kept: false } });
  expect(await setAside(entryForTests(), timing)).toBe(false);
  expect(calls()).toBe(asked);
  expect(logged("outbox-error")).toMatchObject([
    { code: "ETIMEDOUT", box: "sending" },
    { code: "EBUSY", box: "sending" },
    { code: "EBUSY", box: "honeypot" },
  ]);

  // The entry that was written late is settled as well: it has arrived.
  release();
  await until(() => setAside(entryForTests(), timing));
  await until(async () => (await listHeld(folder(), "sending")).length === 0);
  expect(await listHeld(folder(), "waiting")).toEqual([]);
});

/** Functions that are not faked, since the mail inbox needs them. */
const UNFAKED = [
  "clearImmediate",
  "Date",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
] as const;

test.each([
  [2, true],
  [4, false],
])(
  "settling has the time of three writes: in that of %i, another enquiry is kept: %s",
  async (writes, kept) => {
    tellingOthers();
    const { release, asked } = hangingDisk((path) => path.endsWith("messages"));
    jest.useFakeTimers({ doNotFake: [...UNFAKED] });
    await send();
    await asked;
    await jest.advanceTimersByTimeAsync(writes * timing.storeMs);
    const heard = await send();
    jest.useRealTimers();
    release();
    await until(() => setAside(entryForTests(), timing));
    await allLanded();

    expect(heard).toMatchObject({ outcome: "sent", trace: { kept } });
  },
);

test.each([
  [503, { outcome: "queued" }],
  [401, { outcome: "failed", status: 502 }],
])("what a slow disk has by the time that the provider has failed with %i is kept", async (status, heard) => {
  const { release } = hangingDisk();
  const provider = await serveForTests(async (_request, response) => {
    release();
    // No other write is begun before the slow one has ended.
    await until(() => setAside(entryForTests(), timing));
    response.writeHead(status).end(JSON.stringify({ statusCode: status, name: "error", message: "No." }));
  });
  process.env.RESEND_BASE_URL = provider.url;

  expect(await send(entryForTests(), siteForTests, 100)).toMatchObject({ ...heard, trace: { kept: true } });
  await until(async () => (await listHeld(folder(), "waiting")).length === 1);
  expect(await listHeld(folder(), "sending")).toEqual([]);
  await provider.close();
});

test("what is not on the disk yet when the provider has failed is not answered as sent", async () => {
  const { release } = hangingDisk();
  inbox.fail({ status: 503 });

  expect(await send(entryForTests(), siteForTests, 100)).toMatchObject({
    outcome: "failed",
    status: 502,
    trace: { kept: false },
  });
  release();
  await until(async () => (await listHeld(folder(), "waiting")).length === 1);
});

test.each(["ENOSPC", "EIO", "EROFS"])("a disk that fails with %s keeps nobody from sending", async (code) => {
  jest.spyOn(disk, "open").mockRejectedValue(diskError(code));

  expect(await send()).toMatchObject({ outcome: "sent", trace: { kept: false } });
  inbox.fail({ status: 500 });
  expect(await send()).toMatchObject({ outcome: "failed", status: 502 });
  expect(logged("outbox-error")).toMatchObject([
    { code, box: "sending" },
    { code, box: "sending" },
  ]);
});

test("a disk that fails when the enquiry has arrived sends nothing twice", async () => {
  const entry = entryForTests();
  const { unlink } = disk;
  jest.spyOn(disk, "unlink").mockRejectedValueOnce(diskError("EIO"));
  await send(entry);
  await allLanded();
  expect(await listHeld(folder(), "sending")).toHaveLength(1);

  jest.spyOn(disk, "unlink").mockImplementation(unlink);
  await sendClaimed(await openOutbox(folder()).take(entry), options());
  expect(inbox.mails()).toHaveLength(2);
});

test("a disk that is full when the inbox mail has gone out leaves nothing to be sent again", async () => {
  process.env.RESEND_WEBHOOK_SECRET = "whsec_Yg==";
  // As a server does when it starts: makes a folder for every state.
  await openOutbox(folder()).check();
  const claim = await openOutbox(folder()).take(entryForTests());
  jest.spyOn(disk, "open").mockRejectedValue(diskError("ENOSPC"));
  await sendClaimed(claim, options());
  delete process.env.RESEND_WEBHOOK_SECRET;

  expect(await listHeld(folder(), "sending")).toEqual([]);
  expect(await listHeld(folder(), "accepted")).toHaveLength(1);
});

/** Sends an entry while the disk reads the stored one too late, and waits until that is settled. */
async function sendWhileSlow(entry: Entry) {
  const { readFile } = disk;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reading = jest.spyOn(disk, "readFile").mockImplementation(async (path, options) => {
    await released;
    return readFile(path, options);
  });
  const result = await send(entry, siteForTests, 100);
  release();
  reading.mockRestore();
  await until(async () => (await listHeld(folder(), "sending")).length === 0);
  return result;
}

test("what a visitor sends again in vain while the disk is slow reports no mail that was accepted before", async () => {
  const acceptedAt = new Date().toISOString();
  const entry = { ...entryForTests(), receivedAt: new Date(Date.now() - 3_600_000).toISOString() };
  await putEntry(folder(), "accepted", { ...entry, progress: { acceptedAt } });
  inbox.fail({ status: 500 });
  await sendWhileSlow(entry);

  expect(logged("undelivered")).toEqual([]);
});

/** An enquiry whose first mail came back, so that it waits to go to the second inbox. */
async function waitsForSecondInbox() {
  jest.replaceProperty(process, "env", {
    ...process.env,
    RESEND_WEBHOOK_SECRET: "whsec_Yg==",
    ENQUIRY_FALLBACK_TO: "second@example.com",
  });
  const entry = entryForTests();
  const failedOverAt = new Date().toISOString();
  await putEntry(folder(), "waiting", { ...entry, progress: { returned: 1, failedOverAt } });
  return entry;
}

/** One round of the worker. @returns the recipients of all inbox mails so far */
async function recipientsAfterRound() {
  await flushOutbox({ outbox: openOutbox(folder()), site: siteForTests, timing });
  return inbox
    .mails()
    .filter(({ payload }) => payload.tags)
    .flatMap(({ payload }) => payload.to);
}

test("what a visitor sends again while the disk is slow says nothing of the mail to the second inbox", async () => {
  const entry = await waitsForSecondInbox();
  expect(await sendWhileSlow(entry)).toMatchObject({ outcome: "sent", trace: { kept: false } });

  expect(await recipientsAfterRound()).toContain("second@example.com");
});

test("nor does what a visitor sends again as the worker begins to send the mail to the second inbox", async () => {
  const entry = await waitsForSecondInbox();
  const [held] = await listHeld(folder(), "waiting");
  const claim = await openOutbox(folder()).claim(held!);
  const visitor = send(entry);
  await sendClaimed(claim as Claim, options());
  await visitor;
  await allLanded();

  expect(await recipientsAfterRound()).toContain("second@example.com");
});
