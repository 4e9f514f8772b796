import { readOutboxEnv } from "../../env";
import { TIMING } from "../timing";
import { folderOutbox } from "./folder-outbox";
import type { Outbox } from "./outbox";

/** The outbox that an address names. */
export function openOutbox(address: string, leaseMs: number = TIMING.leaseMs): Outbox {
  return folderOutbox(address, leaseMs);
}

/** The outbox that the environment names; undefined where there is none. */
export function outboxOfEnvironment(leaseMs: number): Outbox | undefined {
  const address = readOutboxEnv();
  return address === undefined ? undefined : openOutbox(address, leaseMs);
}
