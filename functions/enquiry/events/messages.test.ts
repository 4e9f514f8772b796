import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { timingForTests } from "../../../test/functions/outbox";
import { startRedis, useRedis } from "../../../test/functions/redis-server";
import { serveForTests } from "../../../test/functions/served-handler";
import { siteForTests } from "../../../test/functions/site-facts";
import { useLog } from "../../../test/functions/log";
import { useMailInbox } from "../../../test/functions/mail-inbox";
import { useWorkingFolder } from "../../../test/folders";
import { until } from "../../../test/functions/until";
import { runCommand } from "../operator/commands";
import { makeFolder } from "../outbox/durable-file";
import { allLanded } from "../outbox/flight";
import { flushOutbox } from "../outbox/flush";
import { flushMessages } from "../outbox/flush-messages";
import { openOutbox } from "../outbox/open-outbox";
import type { Outbox } from "../outbox/outbox";
import { queueMessage } from "../outbox/queue-message";
import { folderOf } from "../../env";
import { callRedis, closeRedis, REDIS_TIMING } from "../../redis";
import { reportUndelivered } from "../outbox/undelivered";
import { startOutboxWorker } from "../outbox/worker";
import { referenceOf } from "../reference";
import { sendOrQueue } from "../send-or-queue";

const never = () => false;

const SECRET = `whsec_${Buffer.from("a secret of both").toString("base64")}`;
const VARIABLES = ["ENQUIRY_WEBHOOK_URL", "ENQUIRY_WEBHOOK_SECRET", "ENQUIRY_OUTBOX"];
const DAY_MS = 24 * 60 * 60_000;

// The folder beside Redis is relative to the working directory.
const folder = useWorkingFolder("messages");
const lines = useLog();

describe.each(["a folder", "Redis"])("with an outbox in %s,", (store) => {
  const inbox = useMailInbox({ messageSecret: SECRET });
  const redis = useRedis();
  let outbox: Outbox;

  beforeEach(async () => {
    outbox = openOutbox(store === "Redis" ? redis.url : folder());
    // As a server does when it starts.
    await makeFolder(folderOf(outbox.address));
    if (store === "Redis") await callRedis(redis.url, "FLUSHALL");
    Object.assign(process.env, {
      ENQUIRY_OUTBOX: outbox.address,
      ENQUIRY_WEBHOOK_URL: `${inbox.url}/api/messages`,
      ENQUIRY_WEBHOOK_SECRET: SECRET,
    });
  });

  afterEach(async () => {
    await allLanded();
    for (const name of VARIABLES) delete process.env[name];
  });

  const logged = () => lines("message");

  type Received = { id: string; times: number; payload: { type: string; data: Record<string, string> } };

  /** What the receiver has taken, newest first. */
  const received = async () => (await (await fetch(`${inbox.url}/api/messages`)).json()) as Received[];
  const ofType = async (type: string) => (await received()).filter(({ payload }) => payload.type === type);
  const kept = async () => (await Promise.all(outbox.messages.map((queue) => queue.list()))).flat();
  const flush = (forMs = DAY_MS) => flushMessages(outbox.messages[0]!, forMs, never);

  async function send(entry = entryForTests()) {
    await sendOrQueue(entry, siteForTests, timingForTests, performance.now());
    await allLanded();
    return entry;
  }

  test("another system is told of an enquiry, with all that was written, through the outbox", async () => {
    const { id, enquiry } = await send();
    expect(await kept()).toHaveLength(1);
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
    expect(await kept()).toEqual([]);
    expect(logged()).toMatchObject([{ outcome: "taken", reference: referenceOf(id) }]);
  });

  test("an enquiry that waits is told of once, however often it is tried", async () => {
    inbox.fail({ status: 500 });
    await send();
    await flush();
    await flushOutbox({ outbox, site: siteForTests, timing: timingForTests });
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

  test("what is not delivered makes a message too, with its own id", async () => {
    inbox.fail({ status: 403 });
    const entry = { ...entryForTests(), receivedAt: new Date(Date.now() - DAY_MS).toISOString() };
    await send(entry);
    await flush();

    const types = (await received()).map(({ payload }) => payload.type).sort();
    expect(types).toEqual(["enquiry.received", "enquiry.undelivered"]);
  });

  test("what cannot be claimed makes one message only, even when the receiver has taken that", async () => {
    const entry = { ...entryForTests(), receivedAt: new Date(Date.now() - DAY_MS).toISOString() };
    await (await outbox.take(entry)).settle("waiting");
    const claim = () => Promise.reject(new Error());
    for (const _round of [1, 2]) {
      await flushOutbox({ outbox: { ...outbox, claim }, site: siteForTests, timing: timingForTests });
      await flush();
    }

    expect(await received()).toMatchObject([{ times: 1, payload: { type: "enquiry.undelivered" } }]);
  });

  test("a bounce from the second inbox makes another message, with a new id", async () => {
    const entry = entryForTests();
    await reportUndelivered(entry, "bounced");
    await reportUndelivered(entry, "bounced");
    expect(await kept()).toHaveLength(1);
    await reportUndelivered({ ...entry, progress: { returned: 1 } }, "bounced");

    expect(new Set((await kept()).map(({ message }) => message!.id)).size).toBe(2);
  });

  test("a receiver that is away is asked once in each round, and told later", async () => {
    await send();
    await send(entryForTests());
    process.env.ENQUIRY_WEBHOOK_URL = "http://127.0.0.1:1/";
    await flush();
    expect(logged()).toMatchObject([{ level: "warn", outcome: "failed", problem: "TypeError" }]);
    expect(await kept()).toHaveLength(2);

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

  test.each([
    [500, 2],
    [408, 1],
    [429, 1],
    [503, 1],
    [521, 1],
  ])("of two messages, a receiver that answers %i is posted %i in a round", async (status, posted) => {
    await send();
    await send(entryForTests());
    const receiver = await serveForTests((_, response) => response.writeHead(status).end());
    process.env.ENQUIRY_WEBHOOK_URL = receiver.url;
    await flush();
    await receiver.close();

    expect(logged()).toMatchObject(Array(posted).fill({ problem: `status ${status}` }));
    expect(await kept()).toHaveLength(2);
  });

  test("a message at which the receiver always fails keeps no other from it for longer than a round", async () => {
    for (const entry of [entryForTests(), entryForTests(), entryForTests()]) await send(entry);
    const posted: unknown[] = [];
    const receiver = await serveForTests((request, response) => {
      posted.push(request.headers["webhook-id"]);
      response.writeHead(posted.at(-1) === posted[0] ? 502 : 204).end();
    });
    process.env.ENQUIRY_WEBHOOK_URL = receiver.url;
    await flush();
    expect(posted).toHaveLength(1);
    await flush();
    await receiver.close();

    expect(new Set(posted).size).toBe(3);
    expect(posted.at(-1)).toBe(posted[0]);
    expect((await kept()).map(({ message }) => message!.id)).toEqual([posted[0]]);
  });

  test("messages that are not posted in the time for messages are kept", async () => {
    await send();
    await flushMessages(outbox.messages[0]!, DAY_MS, () => true);

    expect(await received()).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });

  test("what no receiver has taken for a day is dropped, with a line at level error; so is what is no message", async () => {
    await send();
    if (store === "Redis") {
      await callRedis(redis.url, "HSET", "{enquiries}:messages", "a", "{");
      await callRedis(redis.url, "ZADD", "{enquiries}:messages:since", 1, "a");
    } else writeFileSync(join(folder(), "messages", "a.json"), "{");
    await flush(-1);

    expect(await kept()).toEqual([]);
    expect(logged()).toMatchObject([
      { level: "error", outcome: "dropped" },
      { level: "error", outcome: "dropped" },
    ]);
  });

  test("where no other system is named any more, messages wait to be dropped", async () => {
    await send();
    delete process.env.ENQUIRY_WEBHOOK_URL;
    await flush();

    expect(await kept()).toHaveLength(1);
    expect(logged()).toEqual([]);
  });

  test("without another system, no message is kept", async () => {
    delete process.env.ENQUIRY_WEBHOOK_SECRET;
    await send();

    expect(await kept()).toEqual([]);
  });

  test("the worker posts the messages", async () => {
    await (await outbox.take(entryForTests())).settle("waiting");
    const worker = startOutboxWorker(outbox, siteForTests, timingForTests);
    const told = () => ofType("enquiry.received");
    await until(async () => (await told()).length > 0);
    await worker.stop();

    expect(await told()).toMatchObject([{ times: 1 }]);
  });

  test("messages about a person are exported and removed with the rest", async () => {
    const { enquiry } = await send();
    const run = async (...args: string[]) => (await runCommand(args, outbox, siteForTests)).text;

    expect(JSON.parse(await run("export", enquiry.email.toUpperCase()))).toMatchObject({
      messages: [{ data: { email: enquiry.email } }],
    });
    expect(await run("forget", enquiry.email)).toContain("message  removed");
    expect(await kept()).toEqual([]);
  });
});

test("while Redis is away, messages are kept beside it", async () => {
  const redis = await startRedis();
  Object.assign(process.env, {
    ENQUIRY_OUTBOX: redis.url,
    ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:1/",
    ENQUIRY_WEBHOOK_SECRET: SECRET,
  });
  await redis.kill();
  REDIS_TIMING.commandMs = 300;
  await queueMessage("enquiry.received", entryForTests());
  const [inRedis, beside] = openOutbox(redis.url).messages;

  await expect(inRedis!.list()).rejects.toThrow();
  expect(await beside!.list()).toHaveLength(1);
  for (const name of VARIABLES) delete process.env[name];
  await redis.start();
  await closeRedis();
  await redis.close();
});
