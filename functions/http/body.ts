import type { IncomingMessage } from "node:http";

/** A request, with the body that some hosts have read before they call the function. */
export type FunctionRequest = IncomingMessage & { body?: unknown };

export type Body<Type> = { ok: true; type: Type; value: unknown } | { ok: false; status: 400 | 413 | 415 };

/** How each type of body is read from its text; what throws is malformed. */
const READERS = {
  "application/json": (text: string): unknown => JSON.parse(text),
  "application/x-www-form-urlencoded": (text: string): unknown =>
    Object.fromEntries(new URLSearchParams(text)),
} as const;

export type BodyType = keyof typeof READERS;

/**
 * Reads a body of one of the given types, whatever its value. `limit` is in bytes.
 * Fails with 415 unless the body says that it is of such a type and comes uncompressed, with 413 past the limit,
 * and with 400 if it is malformed or the client went away. Never throws.
 */
export async function readBody<Type extends BodyType>(
  request: FunctionRequest,
  limit: number,
  types: readonly Type[],
): Promise<Body<Type>> {
  const named = mediaType(request);
  const type = types.find((candidate) => candidate === named);
  if (type === undefined || request.headers["content-encoding"] !== undefined) {
    return { ok: false, status: 415 };
  }
  if (Number(request.headers["content-length"]) > limit) return { ok: false, status: 413 };
  const body = request.readableEnded ? request.body : await readBytes(request, limit);
  if (body === "too-large") return { ok: false, status: 413 };
  try {
    const value: unknown = isEncoded(body) ? READERS[type](body.toString()) : body;
    return value === undefined ? { ok: false, status: 400 } : { ok: true, type, value };
  } catch {
    return { ok: false, status: 400 };
  }
}

/**
 * Reads a body as it is, so that its signature can be checked. `limit` is in bytes. Fails with 413 past the limit, and
 * with 400 if the client went away or a host has parsed the body already.
 */
export async function readText(
  request: FunctionRequest,
  limit: number,
): Promise<{ ok: true; text: string } | { ok: false; status: 400 | 413 }> {
  const body = request.readableEnded ? request.body : await readBytes(request, limit);
  if (body === "too-large") return { ok: false, status: 413 };
  return isEncoded(body) ? { ok: true, text: body.toString() } : { ok: false, status: 400 };
}

/**
 * What a request says its body is, in lower case and without parameters: neither JSON nor a form has a charset, both
 * are UTF-8 (RFC 8259, section 11; URL Standard, section 5).
 */
export function mediaType(request: IncomingMessage): string | undefined {
  return request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
}

function isEncoded(body: unknown): body is string | Buffer {
  return typeof body === "string" || Buffer.isBuffer(body);
}

/**
 * Reads on past the limit, and drops that: a client that is still sending would not read the answer. Chunks are copied:
 * one may be a single byte, and takes hundreds as long as it is kept.
 */
function readBytes(request: FunctionRequest, limit: number): Promise<Buffer | "too-large" | undefined> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      const start = size;
      size += chunk.length;
      if (size > limit) return resolve("too-large");
      if (size > bytes.length) bytes = Buffer.concat([bytes], Math.min(2 * size, limit));
      chunk.copy(bytes, start);
    });
    request.on("end", () => resolve(bytes.subarray(0, size)));
    request.on("error", () => resolve(undefined));
  });
}
