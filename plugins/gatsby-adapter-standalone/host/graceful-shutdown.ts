import { Server as NetServer } from "node:net";
import type { Server } from "node:http";
import { within } from "../../../functions/within";

/** A connection without a request for this long counts as idle. */
const IDLE_MS = 1_000;

/** What is in flight may take this long. */
const DEADLINE_MS = 10_000;

/** Ends a server without dropping a request (ADR 15). */
export class GracefulShutdown {
  /** From now on every answer is the last one on its connection. */
  stopping = false;

  constructor(private readonly server: Server) {}

  /**
   * Takes no new connections, answers what comes on the open ones, and closes each after its next answer, or when
   * nothing has come for a second.
   * @param finish does what else has to be done; its argument resolves when every connection is closed
   * @returns false if something was unfinished at the deadline and has been cut off
   */
  async stop(
    finish: (closed: Promise<void>) => Promise<unknown>,
    deadlineMs = DEADLINE_MS,
  ): Promise<boolean> {
    this.stopping = true;
    const closed = new Promise<void>((resolve) => {
      // Unlike http.Server's own `close`, it leaves idle connections open.
      NetServer.prototype.close.call(this.server, () => resolve());
    });
    const closeIdle = setInterval(() => this.server.closeIdleConnections(), IDLE_MS);
    const inTime = (await within(deadlineMs, Promise.all([closed, finish(closed)]))) !== undefined;
    clearInterval(closeIdle);
    if (!inTime) this.server.closeAllConnections();
    return inTime;
  }
}
