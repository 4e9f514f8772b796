/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { putEntry, timingForTests } from "../../../test/functions/outbox";
import { siteForTests } from "../../../test/functions/site-facts";
import { startMailInbox } from "../../../tools/mail-inbox/inbox-server";
import type { MailInbox } from "../../../tools/mail-inbox/inbox-server";
import { flushMessages } from "../../webhook/flush-messages";
import { runCommand } from "../operator/commands";
import { allLanded } from "../outbox/flight";
import { flushOutbox } from "../outbox/flush";
import { openOutbox } from "../outbox/open-outbox";
import { startOutboxWorker } from "../outbox/worker";
import { referenceOf } from "../reference";
import { sendOrQueue } from "../send-or-queue";

const SECRET = `whsec_${Buffer.from("a secret of both").toString("base64")}`;
const DAY_MS = 24 * 60 * 60_000;

let inbox: MailInbox;
let folder: string;
let write: jest.SpyInstance;

beforeAll(async () => {
  inbox = await startMailInbox({ messageSecret: SECRET });
});

beforeEach(() => {
  inbox.reset();
  folder = mkdtempSync(join(tmpdir(), "messages-"));
  Object.assign(process.env, {
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: inbox.url,
    ENQUIRY_OUTBOX: folder,
    ENQUIRY_WEBHOOK_URL: `${inbox.url}/api/messages`,
    ENQUIRY_WEBHOOK_SECRET: SECRET,
  });
  write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(async () => {
  await allLanded();
  write.mockRestore();
  for (const name of ["ENQUIRY_WEBHOOK_URL", "ENQUIRY_WEBHOOK_SECRET", "ENQUIRY_OUTBOX"])
    delete process.env[name];
  rmSync(folder, { recursive: true });
});

afterAll(() => inbox.close());

const logged = () =>
  write.mock.calls
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => event === "message");

type Received = { id: string; times: number; payload: { type: string; data: Record<string, string> } };

/** What the receiver has taken, newest first. */
const received = async () => (await (await fetch(`${inbox.url}/api/messages`)).json()) as Received[];
const ofType = async (type: string) => (await received()).filter(({ payload }) => payload.type === type);
const kept = () => readdirSync(join(folder, "messages"));
const flush = () => flushMessages(folder, DAY_MS);

async function send(entry = entryForTests()) {
  await sendOrQueue(entry, siteForTests, timingForTests, performance.now());
  await allLanded();
  return entry;
}

test("another system is told of an enquiry, with all that was written, through the outbox", async () => {
  const { id, enquiry } = await send();
  expect(kept()).toHaveLength(1);
  await flush();

  expect(await received()).toMatchObject([
    {
      times: 1,
      payload: {
        type: "enquiry.received",
        data: { reference: referenceOf(id), id, ...enquiry, language: "en" },
      },
    },
  ]);
  expect(kept()).toEqual([]);
  expect(logged()).toMatchObject([{ outcome: "taken", reference: referenceOf(id) }]);
});

test("an enquiry that waits is told of once, however often it is tried", async () => {
  inbox.fail({ status: 500 });
  await send();
  await flush();
  await flushOutbox({ outbox: openOutbox(folder), site: siteForTests, timing: timingForTests });
  await flush();

  expect(await ofType("enquiry.received")).toMatchObject([{ times: 1 }]);
});

test("a message that is told twice, after a crash, has the same id both times", async () => {
  const entry = await send();
  await flush();
  await send(entry);
  await flush();

  expect(await received()).toMatchObject([{ times: 2 }]);
});

test("what is not delivered is told as well, by an id of its own", async () => {
  inbox.fail({ status: 403 });
  const entry = { ...entryForTests(), receivedAt: new Date(Date.now() - DAY_MS).toISOString() };
  await send(entry);
  await flush();

  const types = (await received()).map(({ payload }) => payload.type).sort();
  expect(types).toEqual(["enquiry.received", "enquiry.undelivered"]);
});

test("a receiver that is away is asked once in each round, and told later", async () => {
  await send();
  await send(entryForTests());
  process.env.ENQUIRY_WEBHOOK_URL = "http://127.0.0.1:1/";
  await flush();
  expect(logged()).toMatchObject([{ level: "warn", outcome: "failed", problem: "TypeError" }]);
  expect(kept()).toHaveLength(2);

  process.env.ENQUIRY_WEBHOOK_URL = `${inbox.url}/api/messages`;
  await flush();
  expect(await received()).toHaveLength(2);
});

test("a message that the receiver refuses keeps no other from it", async () => {
  await send();
  await send(entryForTests());
  process.env.ENQUIRY_WEBHOOK_SECRET = `whsec_${Buffer.from("another").toString("base64")}`;
  await flush();

  expect(logged()).toMatchObject([{ problem: "status 401" }, { problem: "status 401" }]);
});

test("what no receiver has taken for a day is dropped, with a line at level error; so is what is no message", async () => {
  await send();
  writeFileSync(join(folder, "messages", "a.json"), "{");
  await flushMessages(folder, -1);

  expect(kept()).toEqual([]);
  expect(logged()).toMatchObject([
    { level: "error", outcome: "dropped" },
    { level: "error", outcome: "dropped" },
  ]);
});

test("where no other system is named any more, messages wait to be dropped", async () => {
  await send();
  delete process.env.ENQUIRY_WEBHOOK_URL;
  await flush();

  expect(kept()).toHaveLength(1);
  expect(logged()).toEqual([]);
});

test("where none is named, nothing is kept for one", async () => {
  delete process.env.ENQUIRY_WEBHOOK_SECRET;
  await send();

  expect(readdirSync(folder)).not.toContain("messages");
});

test("the worker tells what is to be told", async () => {
  await putEntry(folder, "waiting", entryForTests());
  const worker = startOutboxWorker(openOutbox(folder), siteForTests, timingForTests);
  while ((await received()).length === 0) await new Promise((resume) => setTimeout(resume, 5));
  await worker.stop();

  expect(await ofType("enquiry.received")).toMatchObject([{ times: 1 }]);
});

test("what is to be told of a person is exported and forgotten with the rest", async () => {
  const { enquiry } = await send();
  const run = async (...args: string[]) => (await runCommand(args, openOutbox(folder), siteForTests)).text;

  expect(JSON.parse(await run("export", enquiry.email.toUpperCase()))).toMatchObject({
    messages: [{ data: { email: enquiry.email } }],
  });
  expect(await run("forget", enquiry.email)).toContain("message  removed");
  expect(kept()).toEqual([]);
});
