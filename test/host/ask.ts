import { request } from "node:http";
import type { IncomingHttpHeaders, RequestOptions } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request with its path exactly as given, which `fetch` would tidy up first. */
export function ask(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
    sent.on("error", reject);
    sent.end(body);
  });
}
