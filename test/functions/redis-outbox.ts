import { redisOutbox } from "../../functions/enquiry/outbox/redis-outbox";
import { callRedis } from "../../functions/redis";
import { until } from "./until";

export const LEASE_MS = 60_000;

/** The outbox in a Redis. Each call stands for another process that shares it. */
export const outboxOf = ({ url }: { url: string }) => redisOutbox(url, LEASE_MS);

/** Waits until a Redis that was away answers. */
export const isBack = (redis: { url: string }) =>
  until(async () => (await outboxOf(redis).missing()) === undefined);

/** Waits for a Redis and empties it. @returns the outbox in it */
export async function emptyOutboxOf(redis: { url: string }) {
  await isBack(redis);
  await callRedis(redis.url, "FLUSHALL");
  return outboxOf(redis);
}
