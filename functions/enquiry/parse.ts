import { readJson } from "../http/json-body";
import type { FunctionRequest } from "../http/json-body";

/** A body longer than this is no enquiry: the longest one that the contract allows takes less in UTF-8 JSON. */
export const BODY_LIMIT_BYTES = 32 * 1024;

export type RefusedStatus = 400 | 405 | 413 | 415;

export type Parsed = { ok: true; input: unknown } | { ok: false; status: RefusedStatus };

/** Takes what was posted out of the request, unchecked. */
export async function parseRequest(request: FunctionRequest): Promise<Parsed> {
  if (request.method !== "POST") return { ok: false, status: 405 };
  const body = await readJson(request, BODY_LIMIT_BYTES);
  return body.ok ? { ok: true, input: body.value } : body;
}
