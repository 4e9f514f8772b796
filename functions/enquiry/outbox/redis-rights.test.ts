import { useLog } from "../../../test/functions/log";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { emptyOutboxOf, LEASE_MS, outboxOf } from "../../../test/functions/redis-outbox";
import { useRedis } from "../../../test/functions/redis-server";
import { callRedis } from "../../redis";
import { entryName } from "./entry";
import type { Claim, Outbox } from "./outbox";
import { redisOutbox } from "./redis-outbox";
import { MOVE } from "./redis-scripts";

/** An outbox in a Redis whose user lacks a right within scripts, which undo nothing when they fail. */

const redis = useRedis();
const logged = useLog();
let all: Outbox;
let limited: Outbox;

beforeEach(async () => {
  all = await emptyOutboxOf(redis);
  limited = redisOutbox(redis.url.replace("//", "//limited:secret@"), LEASE_MS);
  await allow("+@all");
});

const allow = (...rules: string[]) =>
  callRedis(redis.url, "ACL", "SETUSER", "limited", "on", ">secret", "~*", ...rules);

/** The rights that docs/deploy.md names. */
const RIGHTS = "~{enquiries}:* +@read +@write +@scripting +@connection +info +bgrewriteaof +config|get";

/** Puts a new entry into `waiting`. @returns it as it is listed */
async function waiting() {
  await (await all.take(entryForTests())).settle("waiting");
  const [held] = await all.list("waiting");
  return held!;
}

const count = (command: string, key: string) => callRedis(redis.url, command, `{enquiries}:${key}`);

test("the rights that docs/deploy.md names are enough", async () => {
  await allow("reset", "on", ">secret", ...RIGHTS.split(" "));
  await (await limited.take(entryForTests())).settle("waiting");
  const [held] = await limited.list("waiting");
  await ((await limited.claim(held!)) as Claim).settle("refused");
  const [refused] = await limited.list("refused");
  await limited.setAside(entryForTests());
  await limited.messages[0]!.keep({ id: "a", type: "enquiry.received", timestamp: "c", data: {} });

  expect(await limited.remove(refused!)).toBe(true);
  expect(await limited.messages[0]!.list()).toHaveLength(1);
  expect([await limited.missing(), await limited.tidy(true)]).toEqual([undefined, undefined]);
  await limited.check();
  expect(logged()).toEqual([]);
});

test.each(["hget", "hset", "zadd", "hdel", "zrem"])(
  "without %s nothing is claimed, and all stays as it was until the right is there",
  async (command) => {
    const held = await waiting();
    await allow(`-${command}`);
    for (const _try of [1, 2]) await expect(limited.claim(held)).rejects.toMatchObject({ code: "ERR" });

    expect(await all.list("waiting")).toEqual([held]);
    expect([await count("HLEN", "sending"), await count("ZCARD", "sending:since")]).toEqual([0, 0]);
    await allow("+@all");
    expect(await limited.claim(held)).toMatchObject({ entry: held.entry });
  },
);

test.each(["hset", "zadd"])("without %s nothing of a new enquiry is left in Redis", async (command) => {
  await allow(`-${command}`);
  await expect(limited.take(entryForTests())).rejects.toMatchObject({ code: "ERR" });

  expect([await count("HLEN", "sending"), await count("ZCARD", "sending:since")]).toEqual([0, 0]);
});

test.each([
  ["hdel", 1],
  ["zrem", 0],
  ["incrby", 0],
])("without %s no text is left where nobody finds it: %d are there and listed", async (command, left) => {
  const held = await waiting();
  await allow(`-${command}`);
  await expect(limited.remove(held)).rejects.toMatchObject({ code: "ERR" });

  expect(await count("HLEN", "waiting")).toBe(left);
  expect(await outboxOf(redis).list("waiting")).toHaveLength(left);
});

test("without the right to info, no command says that what was removed is on no disk", async () => {
  await limited.remove(await waiting());
  await allow("-info");

  expect(await limited.tidy(false)).toContain("may still hold what was removed");
});

test("what is moved to where it is stays there", async () => {
  const { entry, text } = await waiting();
  const [keys, name] = [["{enquiries}:waiting", "{enquiries}:waiting:since"], entryName(entry!)];

  expect(await callRedis(redis.url, "EVAL", MOVE, 4, ...keys, ...keys, name, name, 5, "")).toBe(text);
  expect(await all.list("waiting")).toMatchObject([{ entry, since: new Date(5) }]);
});

test("what waits in a full Redis can be sent all the same", async () => {
  const held = await waiting();
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "1");
  const claim = await all.claim(held);
  await callRedis(redis.url, "CONFIG", "SET", "maxmemory", "0");

  expect(claim).toMatchObject({ entry: held.entry });
});
