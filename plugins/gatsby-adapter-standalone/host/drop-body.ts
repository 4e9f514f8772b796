import type { IncomingMessage } from "node:http";

/**
 * Drops what nobody reads of a request. Node does so once the answer is sent; until then, as while a client does not read
 * the answers before it, it would keep each chunk: some 400 bytes, also for a single byte.
 */
export const dropBody = (request: IncomingMessage): unknown => request.resume();
