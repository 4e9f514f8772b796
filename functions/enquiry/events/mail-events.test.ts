/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hearsEvents } from "../../../test/functions/events-conformance";
import { putEntry, timingForTests } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { startRedis } from "../../../test/functions/redis-server";
import type { RedisForTests } from "../../../test/functions/redis-server";
import { openOutbox } from "../outbox/open-outbox";
import { callRedis, closeRedis, REDIS_TIMING } from "../../redis";
import { watchAccepted } from "./watch-accepted";

let folder: string;
let redis: RedisForTests;

beforeAll(async () => {
  // A machine that is busy with tests may take its time.
  REDIS_TIMING.commandMs = 10_000;
  redis = await startRedis();
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "events-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(async () => {
  await closeRedis();
  await redis.close();
});

describe("in a folder,", () =>
  hearsEvents(
    () => folder,
    () => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, "a file");
    },
  ));

describe("in Redis,", () => {
  let isDown = false;

  hearsEvents(
    async () => {
      if (isDown) await redis.start();
      isDown = false;
      while ((await openOutbox(redis.url).missing()) !== undefined) await wait(20);
      await callRedis(redis.url, "FLUSHALL");
      return redis.url;
    },
    async () => {
      isDown = true;
      await redis.kill();
    },
  );
});

test("what is no entry, was accepted by an unknown time, or is taken by another process is left alone", async () => {
  await putEntry(folder, "accepted", entryForTests());
  writeFileSync(join(folder, "accepted", "a.json"), "{");
  const outbox = openOutbox(folder);
  await watchAccepted(
    { ...outbox, claim: () => Promise.resolve("gone") },
    { ...timingForTests, eventMs: -1e12 },
  );

  expect(readdirSync(join(folder, "accepted"))).toHaveLength(2);
});
