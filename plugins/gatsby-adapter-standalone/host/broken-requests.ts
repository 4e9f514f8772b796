import { STATUS_CODES } from "node:http";
import type { Server } from "node:http";

/** By Node's error code; any other code means a malformed request: 400. */
const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what Node cannot parse, or has waited for too long, with the headers of every other answer. */
export function refuseBrokenRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    "content-length": "0",
    connection: "close",
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[code] ?? 400;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
  });
}
