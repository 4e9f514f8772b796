import { runBenchTool } from "./bench-tools";

/** What autocannon reports: requests a second, latencies in milliseconds, bytes a second, duration in seconds. */
type LoadResult = {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  throughput: { average: number };
  duration: number;
};

type Request = { method?: string; headers: Record<string, string>; body?: string; timeoutSeconds?: number };

/**
 * Sends a request over so many connections for so many seconds; `[<id>]` in its body is another text in each.
 * @throws when an answer is missing or not a success
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  { method = "GET", headers, body, timeoutSeconds = 10 }: Request,
): Promise<LoadResult> {
  const result = await runBenchTool<LoadResult & { non2xx: number; errors: number }>("autocannon", [
    ...["--json", "--no-progress", "--connections", String(connections), "--duration", String(seconds)],
    ...["--method", method, "--timeout", String(timeoutSeconds)],
    ...Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
    ...(body === undefined ? [] : ["--body", body, "--idReplacement"]),
    url,
  ]);
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url} under load: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result;
}
