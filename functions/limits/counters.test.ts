import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory";
import { closeCounters, consume } from "./counters";
import { redisForTests } from "../../test/functions/fake-redis";
import { useLog } from "../../test/functions/log";
import { until } from "../../test/functions/until";

afterEach(async () => {
  await closeCounters();
  jest.useRealTimers();
});

const countEnquiry = (key: string, { limit, redisUrl }: { limit: number; redisUrl: string | undefined }) =>
  consume(key, { name: "enquiry", points: limit, windowS: 600 }, redisUrl);

const inMemory = { limit: 2, redisUrl: undefined };

const logged = useLog();
const stores = () => logged().map(({ store }) => store);

test("senders are counted apart", async () => {
  for (const sender of ["a", "a", "b"]) await countEnquiry(sender, inMemory);

  expect(await countEnquiry("b", inMemory)).toBe(0);
  expect(await countEnquiry("a", inMemory)).toBeGreaterThan(0);
});

test("after ten minutes a sender may send again, and until then hears how long it takes", async () => {
  jest.useFakeTimers();
  await countEnquiry("a", { ...inMemory, limit: 1 });

  jest.advanceTimersByTime(599_500);
  expect(await countEnquiry("a", { ...inMemory, limit: 1 })).toBe(500);
  jest.advanceTimersByTime(501);
  expect(await countEnquiry("a", { ...inMemory, limit: 1 })).toBe(0);
});

test("after the clock was set back, nobody is told to wait longer than ten minutes", async () => {
  await countEnquiry("a", { ...inMemory, limit: 1 });
  const threeDaysAgo = Date.now() - 3 * 24 * 60 * 60 * 1000;
  jest.spyOn(Date, "now").mockReturnValue(threeDaysAgo);
  const waitMs = await countEnquiry("a", { ...inMemory, limit: 1 });

  expect(waitMs).toBe(600_000);
});

test("counts survive when the function is loaded anew", async () => {
  await countEnquiry("a", inMemory);
  await countEnquiry("a", inMemory);
  await jest.isolateModulesAsync(async () => {
    const again = await import("./counters");
    const limit = { name: "enquiry", points: 2, windowS: 600 };

    expect(again.consume).not.toBe(consume);
    expect(await again.consume("a", limit, undefined)).toBeGreaterThan(0);
  });
});

test("limits of different names are counted apart, over one connection", async () => {
  const redis = await redisForTests();
  await consume("a", { name: "one", points: 1, windowS: 600 }, redis.url);

  expect(await consume("a", { name: "two", points: 1, windowS: 600 }, redis.url)).toBe(0);
  expect(await consume("a", { name: "two", points: 1, windowS: 600 }, redis.url)).toBeGreaterThan(0);
  expect(logged()).toHaveLength(1);
  await closeCounters();
  await redis.away();
});

test("with Redis all servers count together, from their first enquiry on", async () => {
  const redis = await redisForTests();
  const settings = { limit: 2, redisUrl: redis.url };
  redis.counts.set("enquiry:a", 1);

  expect(await countEnquiry("a", settings)).toBe(0);
  expect(await countEnquiry("a", settings)).toBeCloseTo(600_000, -3);
  expect(redis.counts.get("enquiry:a")).toBe(3);
  await closeCounters();
  await redis.away();
});

test("while Redis is away, enquiries are counted in memory, and both changes are logged once", async () => {
  const redis = await redisForTests();
  const settings = { limit: 1, redisUrl: redis.url };
  await countEnquiry("a", settings);
  await redis.away();

  expect(await countEnquiry("b", settings)).toBe(0);
  expect(await countEnquiry("b", settings)).toBeGreaterThan(0);

  // Long enough for an attempt to connect that fails.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await redis.back();
  await until(
    async () => (await countEnquiry("c", { ...settings, limit: 100 })) === 0 && stores().length === 3,
  );
  expect(await countEnquiry("b", settings)).toBe(0);
  expect(stores()).toEqual(["redis", "memory", "redis"]);
  await closeCounters();
  await redis.away();
});

test("while Redis refuses to count, enquiries are counted in memory, and both changes are logged once", async () => {
  const redis = await redisForTests();
  const settings = { limit: 1, redisUrl: redis.url };
  await countEnquiry("a", settings);
  redis.setWritable(false);

  for (const sender of ["b", "c", "d"]) {
    expect(await countEnquiry(sender, settings)).toBe(0);
    expect(await countEnquiry(sender, settings)).toBeGreaterThan(0);
  }
  redis.setWritable(true);
  const isBack = async () => (await countEnquiry("any", { ...settings, limit: 1_000 })) === 0;
  await until(async () => (await isBack()) && stores().length === 3);
  expect(stores()).toEqual(["redis", "memory", "redis"]);
  await closeCounters();
  await redis.away();
});

test("where Redis is away from the start, enquiries are counted in memory, and that is logged", async () => {
  const redis = await redisForTests();
  await redis.away();
  const settings = { limit: 1, redisUrl: redis.url };

  expect(await countEnquiry("a", settings)).toBe(0);
  expect(await countEnquiry("a", settings)).toBeGreaterThan(0);
  expect(stores()).toContain("memory");
});

test("a Redis that hangs holds nobody up for long", async () => {
  const redis = await redisForTests();
  const settings = { limit: 1, redisUrl: redis.url };
  await countEnquiry("warm-up", settings);
  redis.hang();
  const startedAt = performance.now();

  expect(await countEnquiry("a", settings)).toBe(0);
  expect(await countEnquiry("a", settings)).toBeGreaterThan(0);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await closeCounters();
  await redis.away();
});

test("an invalid address of Redis is logged, and enquiries are counted in memory", async () => {
  const settings = { limit: 1, redisUrl: "redis://localhost:99999999" };

  expect(await countEnquiry("a", settings)).toBe(0);
  expect(await countEnquiry("a", settings)).toBeGreaterThan(0);
  expect(logged()).toContainEqual(expect.objectContaining({ level: "error" }));
});

test("in the last moment of the window a sender still has to wait", async () => {
  jest.spyOn(RateLimiterMemory.prototype, "consume").mockRejectedValueOnce({ msBeforeNext: 0 });

  expect(await countEnquiry("a", inMemory)).toBe(1);
});

test("where counting itself is broken, nobody is turned away", async () => {
  jest.spyOn(RateLimiterMemory.prototype, "consume").mockRejectedValue(new Error("oh"));

  expect(await countEnquiry("a", inMemory)).toBe(0);
});
