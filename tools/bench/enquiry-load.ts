import { setTimeout as wait } from "node:timers/promises";
import type { Started } from "../run/processes";
import { load } from "./load";
import { cpuSeconds } from "./process-stats";

export const HOST = "127.0.0.1";

/** An answer that takes longer counts as an error. */
const TIMEOUT_S = 20;

/** A server is idle if it used less processor time than this within this many milliseconds. */
const IDLE_SECONDS = 0.02;
const IDLE_MS = 300;

/** A server that is measured `rounds` times, for `seconds` each time. */
export type Contestant = { name: string; port: number; server: Started; seconds: number; rounds: number };

/** Enquiries a second, latencies in milliseconds, and the server's processor time for each enquiry. */
export type Measured = { rate: number; p50: number; p99: number; cpuMs: number };

/** The run with the median rate. */
export function medianRun(runs: Measured[]): Measured {
  return [...runs].sort((a, b) => a.rate - b.rate)[Math.floor(runs.length / 2)]!;
}

const BODY = JSON.stringify({
  name: "Noor Saleh",
  email: "noor@example.com",
  company: "Saleh & Partners",
  service: "ai",
  // The same words again would be the same enquiry.
  message: `[<id>] ${"We have three archives in two languages and need one library that people can search.\n".repeat(5)}`,
});

/**
 * Sends enquiries for so many seconds. They carry no id, so the server makes one of the content of each.
 * @throws when one is not accepted
 */
export async function measure(
  { port, server, seconds: usual }: Contestant,
  connections: number,
  seconds = usual,
): Promise<Measured> {
  const before = cpuSeconds(server.pid);
  const url = `http://${HOST}:${port}/api/enquiry`;
  const { requests, latency, duration } = await load(url, connections, seconds, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: BODY,
    timeoutSeconds: TIMEOUT_S,
  });
  const cpuMs = ((cpuSeconds(server.pid) - before) / requests.total) * 1_000;
  await untilIdle(server.pid);
  return { rate: requests.total / duration, p50: latency.p50, p99: latency.p99, cpuMs };
}

/** Waits until a server is idle: work on abandoned requests must not slow down the next measurement. */
async function untilIdle(pid: number | undefined): Promise<void> {
  const look = async () => {
    const before = cpuSeconds(pid);
    await wait(IDLE_MS);
    return cpuSeconds(pid) - before;
  };
  while ((await look()) > IDLE_SECONDS);
}
