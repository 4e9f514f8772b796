import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readBody } from "../../mail-inbox/wire";

/** A mail that was accepted, and when, in milliseconds on the clock of `performance.now()`. */
export type Accepted = { key: string; to: string; text: string; at: number };

type LimitedProvider = {
  url: string;
  accepted: Accepted[];
  /** How many calls were refused because there were too many. */
  refusals: () => number;
  /** While away, the provider answers 503. */
  setAway: (isAway: boolean) => void;
  close: () => Promise<void>;
};

/**
 * A provider that is strict where the local inbox is not: it allows so many calls in any second, takes its time, and
 * answers 409 while a call with the same key is under way.
 */
export async function startLimitedProvider(
  callsPerSecond: number,
  latencyMs: number,
): Promise<LimitedProvider> {
  const accepted: Accepted[] = [];
  const underWay = new Set<string>();
  let calls: number[] = [];
  let [refusals, isAway] = [0, false];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const now = performance.now();
    calls = calls.filter((at) => now - at < 1_000);
    const key = String(request.headers["idempotency-key"]);
    const payload = (await readBody(request)) as { to: string | string[]; text: string } | undefined;
    // The client was killed while sending.
    if (!payload) return fail(response, 422, "validation_error");
    if (calls.length >= callsPerSecond) {
      refusals += 1;
      response.setHeader("Retry-After", "1");
      return fail(response, 429, "rate_limit_exceeded");
    }
    calls.push(now);
    if (isAway) return fail(response, 503, "application_error");
    if (underWay.has(key)) return fail(response, 409, "concurrent_idempotent_requests");
    underWay.add(key);
    await wait(latencyMs);
    underWay.delete(key);
    const known = accepted.some((mail) => mail.key === key);
    const to = [payload.to].flat().join();
    if (!known) accepted.push({ key, to, text: payload.text, at: performance.now() });
    response.end('{"id":"1"}');
  }

  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    accepted,
    refusals: () => refusals,
    setAway: (value) => (isAway = value),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fail(response: ServerResponse, status: number, name: string): void {
  response.statusCode = status;
  response.end(JSON.stringify({ statusCode: status, name, message: "The provider was told to fail." }));
}
