import type { ServerResponse } from "node:http";

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON; absent for an answer without a body. */
  body?: unknown;
};

/** Sends a reply. Nothing here may be cached: every answer belongs to one request. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.statusCode = status;
  response.setHeader("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  if (body === undefined) {
    response.end();
    return;
  }
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body));
}
