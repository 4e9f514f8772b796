import { Server as NetServer } from "node:net";
import type { Server } from "node:http";

/** After this long without a request a connection is taken to be idle. */
const QUIET_MS = 1_000;

/** What is in flight gets so long. */
const PATIENCE_MS = 10_000;

const CHECK_MS = 100;

/** Ends a server without dropping a request. */
export class Stopper {
  /** From now on every answer is the last one on its connection. */
  stopping = false;

  constructor(private readonly server: Server) {}

  /**
   * Takes no new connections, answers what comes on those there are, and closes each after its next answer, or
   * when nothing has come for a second. Node's own `close` drops idle connections at once, and with them the
   * requests that are on their way there.
   * @param work what else has to come to its end
   * @returns false if something was still unfinished when patience was over, and has been cut off
   */
  async stop(work: Promise<unknown> = Promise.resolve(), patienceMs = PATIENCE_MS): Promise<boolean> {
    this.stopping = true;
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(this.server, () => resolve());
    });
    const startedAt = Date.now();
    const idle = setInterval(() => {
      if (Date.now() - startedAt >= QUIET_MS) this.server.closeIdleConnections();
    }, CHECK_MS);
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      deadline = setTimeout(() => resolve(false), patienceMs);
    });
    const inTime = await Promise.race([Promise.all([closed, work]).then(() => true), late]);
    clearInterval(idle);
    clearTimeout(deadline);
    if (!inTime) this.server.closeAllConnections();
    return inTime;
  }
}
