import { entryForTests } from "../../../test/functions/outbox-conformance";
import { emptyOutboxOf, isBack, LEASE_MS, outboxOf } from "../../../test/functions/redis-outbox";
import { redisForTests } from "../../../test/functions/fake-redis";
import { startRedis, useRedis } from "../../../test/functions/redis-server";
import { until } from "../../../test/functions/until";
import type { EntryState, Outbox } from "./outbox";
import { callRedis, closeRedis, redisAt, REDIS_TIMING } from "../../redis";
import { redisOutbox } from "./redis-outbox";
import { MOVE } from "./redis-scripts";

/** An outbox in a Redis that is killed, away, hanging or full. */

const redis = useRedis();
let outbox: Outbox;

beforeEach(async () => {
  outbox = await emptyOutboxOf(redis);
});

const ids = async (state: EntryState) => (await outbox.list(state)).map(({ entry }) => entry?.id);

test("a Redis that is away from the first call on is waited for a moment only, and used when it comes", async () => {
  const other = await startRedis();
  await other.kill();
  const late = outboxOf(other);
  await expect(late.take(entryForTests())).rejects.toMatchObject({ code: "REDIS_AWAY" });
  await other.start();
  await isBack(other);

  expect(await late.list("waiting")).toEqual([]);
  await closeRedis();
  await other.close();
});

test("one without the database of its address counts as away: the first one may be another site's", async () => {
  await callRedis(redis.url, "FLUSHALL");
  const other = redisOutbox(`${redis.url}/99`, LEASE_MS);
  for (const _try of [1, 2, 3]) {
    await expect(other.take(entryForTests())).rejects.toMatchObject({ code: "REDIS_AWAY" });
    // Time to connect.
    await new Promise((done) => setTimeout(done, 100));
  }
  const connection = await redisAt(`${redis.url}/99`);
  await until(() => connection.problem === "ERR");

  expect(await ids("sending")).toEqual([]);
  await closeRedis();
});

test("what was taken, saved and settled before Redis was killed is there when it is back", async () => {
  const [taken, saved, settled, done] = [entryForTests(), entryForTests(), entryForTests(), entryForTests()];
  await outbox.take(taken);
  await (await outbox.take(saved)).save({ refusals: 1 });
  await (await outbox.take(settled)).settle("waiting");
  await (await outbox.take(done)).settle("done");
  await redis.kill();
  await redis.start();
  await isBack(redis);

  const sending = await outbox.list("sending");
  expect(sending.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining([taken, { ...saved, progress: { refusals: 1 } }]),
  );
  expect(sending).toHaveLength(2);
  expect(await ids("waiting")).toEqual([settled.id]);
});

test("of what is taken while Redis is killed, everything that was promised is there", async () => {
  const promised: string[] = [];
  const take = async () => {
    for (let failed = false; !failed;) {
      const entry = entryForTests();
      failed = await outbox.take(entry).then(
        () => (promised.push(entry.id), false),
        () => true,
      );
    }
  };
  const taking = Promise.all([take(), take(), take(), take()]);
  await until(() => Promise.resolve(promised.length > 50));
  await redis.kill();
  await taking;
  await redis.start();
  await isBack(redis);

  expect(await ids("sending")).toEqual(expect.arrayContaining(promised));
});

test("away, each call fails at once, and names no part of an enquiry", async () => {
  await outbox.take(entryForTests());
  await redis.kill();

  await expect(outbox.take(entryForTests())).rejects.toMatchObject({ code: "REDIS_AWAY" });
  await expect(outbox.list("waiting")).rejects.toThrow(/^Redis: REDIS_AWAY$/);
  await until(async () => (await outbox.missing()) === `${redis.url} does not answer: ECONNREFUSED`);
  await redis.start();
  await isBack(redis);
});

test("why it is away is named as far as it is known, and forgotten when it is back", async () => {
  const other = await startRedis("--requirepass", "right");
  const problemAt = (url: string) => callRedis(url, "PING").then(() => "none", readProblem);
  const readProblem = ({ code, problem }: { code: string; problem: string }) => `${code} ${problem}`;
  const withPassword = (password: string) => other.url.replace("//", `//:${password}@`);

  const refused = [await problemAt(other.url), await problemAt(withPassword("wrong"))];
  const url = withPassword("right");
  const found = await problemAt(url);
  await other.kill();
  await until(async () => (await problemAt(url)) === "REDIS_AWAY ECONNREFUSED");
  await other.start();
  await until(async () => (await problemAt(url)) === "none");
  const { problem } = await redisAt(url);
  await closeRedis();
  await other.close();

  expect(refused).toEqual(["REDIS_AWAY NOAUTH", "REDIS_AWAY WRONGPASS"]);
  expect([found, problem]).toEqual(["none", undefined]);
});

test("a Redis that is loading its file counts as not ready, and not as one where nothing listens", async () => {
  const fake = await redisForTests();
  await fake.away();
  const connection = await redisAt(fake.url);
  expect(connection.problem).toBe("ECONNREFUSED");
  fake.hang();
  await fake.back();
  await until(() => connection.problem === "NOT_READY");
  // What a write gets once the other side has closed, as a Redis without room for a client does.
  connection.client.emit("error", closed());
  await expect(callRedis(fake.url, "PING")).rejects.toMatchObject({
    code: "REDIS_AWAY",
    problem: "NOT_READY",
  });
  await closeRedis();
  await fake.away();
});

test("a connection that the other side closes without a word is said to be so", async () => {
  const fake = await redisForTests();
  const { client } = await redisAt(fake.url);
  client.emit("error", closed());
  const { problem } = await redisAt(fake.url);
  await closeRedis();
  await fake.away();

  expect(problem).toBe("EPIPE");
});

const closed = () => Object.assign(new Error("write EPIPE"), { code: "EPIPE" });

test("hanging, it is given up in time, and taken again when it is back", async () => {
  await closeRedis();
  REDIS_TIMING.commandMs = 500;
  await isBack(redis);
  redis.freeze();
  const hangs = { code: "REDIS_AWAY", problem: "ETIMEDOUT" };
  await expect(outbox.take(entryForTests())).rejects.toMatchObject(hangs);
  await until(async () => (await outbox.missing()) === `${redis.url} does not answer: ETIMEDOUT`);
  redis.wake();
  await isBack(redis);
  REDIS_TIMING.commandMs = 10_000;
  await closeRedis();

  const entry = entryForTests();
  await outbox.take(entry);
  expect(await ids("sending")).toContain(entry.id);
});

test("a Redis without TLS fails the first call with a timeout", async () => {
  await closeRedis();
  REDIS_TIMING.commandMs = 500;
  const call = callRedis(redis.url.replace("redis:", "rediss:"), "PING");
  await expect(call).rejects.toMatchObject({ code: "REDIS_AWAY", problem: "ETIMEDOUT" });
  REDIS_TIMING.commandMs = 10_000;
  await closeRedis();
});

test("one that is away is asked ever less often, at most every ten seconds", async () => {
  const { client } = await redisAt(redis.url);
  const pauses = [1, 2, 3, 6, 7, 100].map((times) => client.options.retryStrategy!(times));

  expect(pauses).toEqual([200, 400, 800, 6_400, 10_000, 10_000]);
});

test("an address in capitals is encrypted as any other, or not answered", async () => {
  const inCapitals = redis.url.replace("redis:", "REDISS:");
  await expect(callRedis(inCapitals, "PING")).rejects.toMatchObject({ code: "REDIS_AWAY" });
  await closeRedis();
});

test("with an address that ends with no database, Redis is not asked at all", async () => {
  const outbox = redisOutbox(`${redis.url}/staging`, 60_000);

  await expect(outbox.missing()).rejects.toThrow("The address of Redis ends with what is no database");
});

test("the settings of one that is away cannot be seen yet", async () => {
  await redis.kill();
  await expect(outbox.check()).rejects.toMatchObject({ code: "REDIS_AWAY" });
  await redis.start();
});

test("a Redis that is full says so, and lets go of what is removed", async () => {
  await (await outbox.take(entryForTests())).settle("waiting");
  const [held] = await outbox.list("waiting");
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "1");
  await expect(outbox.take(entryForTests())).rejects.toMatchObject({ code: "OOM" });
  expect(await outbox.remove(held!)).toBe(true);
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "0");
});

test("one of Redis 6 that is full says so as well", async () => {
  const fake = await redisForTests();
  fake.setWritable(false);
  await expect(callRedis(fake.url, "EVAL", MOVE, 0)).rejects.toMatchObject({ code: "OOM" });
  await closeRedis();
  await fake.away();
});

test("one that refuses writes, as a former master does, is connected to anew", async () => {
  const connection = () => callRedis(redis.url, "CLIENT", "ID");
  const former = await connection();
  await callRedis(redis.url, "REPLICAOF", "127.0.0.1", "1");
  await expect(outbox.take(entryForTests())).rejects.toMatchObject({ code: "READONLY" });
  // Other calls meanwhile fail with the reason.
  expect((await redisAt(redis.url)).problem).toBe("READONLY");
  await isBack(redis);

  expect(await connection()).not.toBe(former);
  await callRedis(redis.url, "REPLICAOF", "NO", "ONE");
});
