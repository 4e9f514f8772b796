import autocannon from "autocannon";
import type { Started } from "../processes";
import { cpuSeconds } from "./proc";

export const HOST = "127.0.0.1";

/** An answer that takes longer counts as none. */
const PATIENCE_S = 20;

/** A server that is measured so often, so many seconds each time. */
export type Contestant = { name: string; port: number; server: Started; seconds: number; rounds: number };

/** Enquiries a second, latencies in milliseconds, and the server's processor time for each enquiry. */
export type Measured = { rate: number; p50: number; p99: number; cpuMs: number };

/** The run of middling rate. */
export function median(runs: Measured[]): Measured {
  return [...runs].sort((a, b) => a.rate - b.rate)[Math.floor(runs.length / 2)]!;
}

const BODY = JSON.stringify({
  name: "Noor Saleh",
  email: "noor@example.com",
  company: "Saleh & Partners",
  service: "ai",
  message: "We have three archives in two languages and need one library that people can search.\n".repeat(5),
});

/**
 * Sends enquiries for so many seconds. Without an id of its own each is another one, as the server makes it.
 * @throws when one is not accepted
 */
export async function measure(
  { name, port, server, seconds }: Contestant,
  connections: number,
  duration = seconds,
): Promise<Measured> {
  const before = cpuSeconds(server.pid);
  const result = await autocannon({
    url: `http://${HOST}:${port}/api/enquiry`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: BODY,
    connections,
    duration,
    timeout: PATIENCE_S,
  });
  const { requests, latency, non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refusals and ${errors} errors under load`);
  const cpuMs = ((cpuSeconds(server.pid) - before) / requests.total) * 1_000;
  return { rate: requests.total / result.duration, p50: latency.p50, p99: latency.p99, cpuMs };
}
