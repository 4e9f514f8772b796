import { STATUS_CODES } from "node:http";
import type { Server } from "node:http";

/** What Node found wrong before there was a request to answer; everything else is malformed: 400. */
const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no HTTP, or takes too long to become it, with our headers like everything else. */
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
