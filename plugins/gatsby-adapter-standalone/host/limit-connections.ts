import type { Server } from "node:http";
import { log } from "../../../functions/log";

/** Without a limit, Node accepts connections until the machine has no descriptors or memory left. */
export const MAX_CONNECTIONS = 2_000;

/** One line of the log in this time, however many connections are turned away. */
const QUIET_MS = 60_000;

/** Limits the connections. One above the limit is closed at once, and so are idle ones, to make room for the next. */
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
