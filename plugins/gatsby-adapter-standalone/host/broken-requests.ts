import { once } from "node:events";
import { STATUS_CODES } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { dropBody } from "./drop-body";
import type { Exchanges } from "./exchanges";

/** By Node's error code; any other code means a malformed request: 400. */
const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long a client may keep its side open after a refusal. Without it, one that goes on sending is never closed. */
const CLOSE_MS = 2_000;

/** How long answers that are still under way on the connection may hold up the refusal, in milliseconds. */
const PENDING_MS = 30_000;

/**
 * Answers what Node cannot parse, or has waited for too long, with the headers of every other answer, after all
 * answers that the connection still waits for, and closes the connection.
 */
export function refuseBrokenRequests(
  server: Server,
  exchanges: Exchanges,
  headers: Readonly<Record<string, string>>,
): void {
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    if (!exchanges.begin(request, response)) return;
    refuse(response, 417, headers);
    dropBody(request);
  });
  const lines = Object.entries(closing(headers))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const refused = new WeakSet<Duplex>();

  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    // What comes after a malformed request is malformed too.
    if (refused.has(socket)) return;
    refused.add(socket);
    const status = STATUS_OF[code] ?? 400;
    const open = exchanges.of(socket);
    const earlier = open.filter(({ request, response }) => request.complete && !response.closed);
    const broken = open.find(({ request }) => !request.complete);
    destroyAfter(socket, PENDING_MS);
    void Promise.allSettled(earlier.map(({ response }) => once(response, "close"))).then(() => {
      if (socket.destroyed) return;
      const isAnswered = broken?.response.headersSent;
      socket.end(isAnswered ? "" : `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
      destroyAfter(socket, CLOSE_MS);
    });
  });
}

/** Answers a request that no handler is to see, and closes its connection. */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, closing(headers)).end();
}

function closing(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, "cache-control": "no-store", "content-length": "0", connection: "close" };
}

function destroyAfter(socket: Duplex, ms: number): void {
  const timer = setTimeout(() => socket.destroy(), ms);
  socket.once("close", () => clearTimeout(timer));
}
