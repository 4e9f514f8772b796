import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/**
 * How many exchanges a connection may have open. Browsers and proxies send one request at a time. But Node reads all
 * that come together, up to 64 KB of them, and keeps some 10 KB for each until its client has read the answer: with ten
 * each, all connections that are allowed hold 200 MB at most.
 */
export const MAX_OPEN = 10;

/** A request that is not all there yet, or whose answer is not all sent. */
type Exchange = { request: IncomingMessage; response: ServerResponse };

/** The open exchanges of each connection. */
export class Exchanges {
  private readonly open = new WeakMap<Duplex, Set<Exchange>>();

  /**
   * Counts a request, and closes its connection if that has too many open.
   * @returns false if its connection is closed: nobody is there to be answered
   */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const open = this.open.get(socket) ?? new Set();
    if (open.size >= MAX_OPEN) socket.destroy();
    if (socket.destroyed) return false;
    const exchange = { request, response };
    this.open.set(socket, open.add(exchange));
    // A request may have its answer before all of it is there.
    const forget = () => request.complete && response.closed && open.delete(exchange);
    response.once("close", forget);
    request.once("close", forget);
    return true;
  }

  of(socket: Duplex): Exchange[] {
    return [...(this.open.get(socket) ?? [])];
  }
}
