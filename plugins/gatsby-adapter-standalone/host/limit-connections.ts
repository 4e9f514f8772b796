import type { Server } from "node:http";
import { log } from "../../../functions/log";

/** Node accepts as many as the machine has descriptors and memory for, which is no limit on purpose. */
export const MAX_CONNECTIONS = 2_000;

/** One line of the log in this time, however many connections are turned away. */
const QUIET_MS = 60_000;

/** Limits the connections. One too many is closed at once, and idle ones with it, so that the next find room. */
export function limitConnections(server: Server): void {
  server.maxConnections = MAX_CONNECTIONS;
  let loggedAt = -Infinity;
  server.on("drop", () => {
    server.closeIdleConnections();
    if (performance.now() - loggedAt < QUIET_MS) return;
    loggedAt = performance.now();
    log("too-many-connections", { limit: server.maxConnections }, "warn");
  });
}
