import type { ServerResponse } from "node:http";
import { Html } from "../html";

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  /** A page is sent as HTML, anything else as JSON; absent for an answer without a body. */
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
  const isPage = body instanceof Html;
  response.setHeader("Content-Type", `${isPage ? "text/html" : "application/json"}; charset=utf-8`);
  response.end(isPage ? body.source : JSON.stringify(body));
}
