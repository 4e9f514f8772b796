import type { IncomingMessage, ServerResponse } from "node:http";

/** Reads the body as JSON. @returns undefined if it is not JSON */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readTextBody(request));
  } catch {
    return undefined;
  }
}

/** Reads the body as it is. */
export async function readTextBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, "application/json; charset=utf-8", JSON.stringify(body));
}

/** Sends a text, uncached, with a policy that lets only this server's own files run and load. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy = "default-src 'self'; img-src data:; frame-ancestors 'self'",
): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
  });
  response.end(body);
}
