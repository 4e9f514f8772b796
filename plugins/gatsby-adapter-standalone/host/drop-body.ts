import type { IncomingMessage } from "node:http";

/**
 * Discards the part of a request's body that nothing reads. Node does so once the answer is sent. Until then, for
 * example while a client does not read earlier answers, it would keep each chunk: some 400 bytes, even for one byte.
 */
export const dropBody = (request: IncomingMessage): unknown => request.resume();
