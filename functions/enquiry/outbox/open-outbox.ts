import { resolve } from "node:path";
import { folderOf, isRedis, readOutboxEnv } from "../../env";
import { TIMING } from "../timing";
import { folderOutbox } from "./folder-outbox";
import type { Outbox } from "./outbox";
import { redisOutbox } from "./redis-outbox";
import { spillingOutbox } from "./spilling-outbox";

/**
 * The outbox that an address names: a folder, or a Redis with a folder beside it. A relative folder is resolved here,
 * once.
 */
export function openOutbox(address: string, leaseMs: number = TIMING.leaseMs): Outbox {
  const folder = folderOutbox(resolve(folderOf(address)), leaseMs);
  return isRedis(address) ? spillingOutbox(redisOutbox(address, leaseMs), folder) : folder;
}

/** The outbox that the environment names; undefined where there is none. */
export function outboxOfEnvironment(leaseMs?: number): Outbox | undefined {
  const address = readOutboxEnv();
  return address === undefined ? undefined : openOutbox(address, leaseMs);
}
